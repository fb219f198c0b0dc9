import { whenDataChanges } from '#app/components/when-data-changes.ts';
import { content } from '#app/content.server.ts';
import { Contact } from '#app/sections/contact/contact.tsx';
import { StudioHour } from '#app/sections/contact/studio-hour.tsx';
import { Veranda } from '#app/sections/contact/veranda.tsx';
import { headFor } from '#app/seo/head.server.ts';
import { Below } from '#app/shell/below.tsx';
import { unlessHidden } from '#content-model/sections.server.ts';
import type { Route } from './+types/contact';
import { findingData, infoData } from './section-data.server.ts';
import { useSiteData } from './use-site-data.ts';

export function loader() {
  const { veranda, headline, lead } = content.contact;
  const pictures = unlessHidden(content.contact, 'veranda', veranda.parts) ?? [];
  const parts = pictures
    .map(({ from, picture }) => ({ from, picture: content.picture(picture) }))
    .sort((a, b) => a.from.localeCompare(b.from));
  const contact = {
    headline,
    lead,
    info: infoData(content),
    finding: unlessHidden(content.contact, 'finding', findingData(content)),
  };
  return { head: headFor('/contact'), contact, veranda: { ...veranda, parts } };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.head;

function ContactPage({ loaderData }: Route.ComponentProps) {
  const { kit, site } = useSiteData();
  const { headline, lead, info, finding } = loaderData.contact;
  const { open, closed, ...veranda } = loaderData.veranda;
  return (
    <>
      <Contact
        form="contact"
        heading={headline}
        lead={lead}
        aside={<StudioHour place={veranda.place} open={open} closed={closed} hours={kit.hours} />}
        kit={kit}
        site={site}
        words={info}
        finding={finding}
        as="h1"
      />
      <Below>{veranda.parts.length > 0 && <Veranda {...veranda} hours={kit.hours} />}</Below>
    </>
  );
}

export default whenDataChanges(ContactPage);
