/** The plan of a project, with the positions from which its pictures were taken. */
import { useParams } from 'react-router';
import type { PlanView } from '#contract/desk/plan.ts';
import { namesOf, PLAN_TYPES } from '#contract/upload-types.ts';
import { LoadError } from '../../parts/load-error.tsx';
import { BackToProject, Editor } from './editor.tsx';
import { NewPlan } from './new-plan.tsx';
import { usePlan } from './use-plan.ts';
import '../../styles/plan/plan.css';
import '../../styles/plan/board.css';
import '../../styles/plan/picture.css';
import '../../styles/plan/phone.css';

export function PlanScreen() {
  const { slug = '' } = useParams();
  const { data, error } = usePlan(slug);
  if (!data) return <LoadError what="The plan" error={error} />;
  return data.drawing ? (
    <Editor key={data.drawing.stamp} plan={data} drawing={data.drawing} />
  ) : (
    <Empty plan={data} />
  );
}

const Empty = ({ plan }: { readonly plan: PlanView }) => (
  <main className="page plan-empty" id="main" tabIndex={-1}>
    <title>{`Plan of ${plan.project.title} · Desk`}</title>
    <BackToProject project={plan.project} />
    <h1>No plan yet</h1>
    <p className="hint">
      With a plan, visitors see where each picture was taken. Upload an {namesOf(PLAN_TYPES)} file.
    </p>
    <NewPlan plan={plan} isFirst />
  </main>
);
