import { whenDataChanges } from '#app/components/when-data-changes.ts';
import { content } from '#app/content.server.ts';
import { Payments } from '#app/sections/process/payments.tsx';
import PROCESS_STYLES from '#app/sections/process/process.css?url';
import { ProcessHead } from '#app/sections/process/process-head.tsx';
import { Steps } from '#app/sections/process/steps.tsx';
import { SameCamera } from '#app/sections/same-camera/same-camera.tsx';
import { headFor } from '#app/seo/head.server.ts';
import { Below } from '#app/shell/below.tsx';
import type { Route } from './+types/process';
import { PageClosing } from './page-closing.tsx';
import { processData } from './process-data.server.ts';

export const loader = () => ({ head: headFor('/process'), process: processData(content) });

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.head;

function ProcessPage({ loaderData: { process } }: Route.ComponentProps) {
  return (
    <>
      <ProcessHead {...process} />
      <Below styles={PROCESS_STYLES}>
        {process.sameCamera && <SameCamera {...process.sameCamera} />}
        <Steps {...process} />
        {process.payments && <Payments {...process.payments} />}
        <PageClosing {...process.closing} on="ground" />
      </Below>
    </>
  );
}

export default whenDataChanges(ProcessPage);
