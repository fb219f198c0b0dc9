import { ARCH, ARCH_LINE, LETTER } from 'virtual:brand';

/** The mark: the studio's letter under the arch, drawn as outlines so that it needs no font. */
export function Mark({ className }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 37 37" aria-hidden="true">
      <use href="#mark" />
    </svg>
  );
}

/** The symbol that every `Mark` refers to. Rendered once per document. */
export function MarkDrawing() {
  return (
    <symbol id="mark" viewBox="0 0 37 37">
      <path d={ARCH} fill="none" stroke="currentColor" strokeWidth={ARCH_LINE} />
      <path d={LETTER} fill="currentColor" />
    </symbol>
  );
}
