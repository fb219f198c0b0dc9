import type { Project } from '#content-model/types.ts';
import { Whereabouts } from '../details/details.ts';
import { Lightbox } from '../lightbox.tsx';
import type { PortfolioTexts } from '../portfolio-types.ts';

interface PageLightboxProps {
  readonly project: Project;
  readonly kindNote: PortfolioTexts['kindNote'];
  /** The number of the open picture. */
  readonly shown: number | undefined;
  readonly show: (n: number) => void;
  readonly close: () => void;
}

/** The portfolio's lightbox for one project's page. It is loaded when the first picture is opened. */
export default function PageLightbox({ project, kindNote, shown, show, close }: PageLightboxProps) {
  const { slug, photos, plan } = project;
  return (
    <Lightbox
      project={{ ...project, count: photos.length }}
      view={shown ? { slug, n: shown } : undefined}
      kindNote={kindNote}
      whereabouts={shown && <Whereabouts place="lightbox" plan={plan} n={shown} />}
      onShow={({ n }) => show(n)}
      onClose={close}
    />
  );
}
