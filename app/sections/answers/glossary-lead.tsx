import { Photo } from '#app/components/photo.tsx';
import type { Picture } from '#content-model/types.ts';

interface GlossaryLeadProps {
  readonly lead: string;
  readonly picture?: (Picture & { readonly caption?: string | undefined }) | undefined;
}

/** Introduction of the glossary, below its heading. */
export const GlossaryLead = ({ lead, picture }: GlossaryLeadProps) => (
  <>
    <p className="lead">{lead}</p>
    {picture && (
      <figure>
        <Photo
          alt={picture.alt}
          encoded={picture.encoded}
          sizes="(width < 960px) 90vw, (width < 2180px) 31vw, 680px"
        />
        {picture.caption && <figcaption className="small">{picture.caption}</figcaption>}
      </figure>
    )}
  </>
);
