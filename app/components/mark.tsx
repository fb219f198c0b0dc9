import { LETTER } from 'virtual:brand';

/** The mark: the studio's letter under the arch, drawn as outlines so that it needs no font. */
export function Mark({ className }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 37 37" aria-hidden="true">
      <use href="#mark" />
    </svg>
  );
}

/** The drawing that every `Mark` refers to. Once per document. */
export function MarkDrawing() {
  return (
    <symbol id="mark" viewBox="0 0 37 37">
      <path
        d="M2 36.2V17C8 6 14 2 18.5 2S29 6 35 17V36.2Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
      />
      <path d={LETTER} fill="currentColor" />
    </symbol>
  );
}
