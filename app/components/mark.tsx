/** The mark: the letter ओ under the arch, drawn as outlines so that it needs no font. */
export function Mark({ className }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 37 37" aria-hidden="true">
      <use href="#mark" />
    </svg>
  );
}

const LETTER =
  'M27.6 17.7v12.4q-.4 0-.8-.1-.3-.1-.6-.5V17.7h-4.6v12.4q-.4 0-.8-.1-.3-.1-.6-.5v-5.8q-1 .4-2.1.4-.8 0-1.6-.2-.8-.3-1.6-.7.7.7 1.2 1.4.4.8.4 1.7 0 .7-.3 1.3-.2.6-.7 1.1t-1.2.8-1.7.3q-.8 0-1.6-.3t-1.5-.9-1.3-1.4q-.5-.9-.9-1.9.2-.1.4-.1.6 1.7 1.7 2.6t2.3.9q.7 0 1.4-.2.6-.3 1-.7.5-.4.8-1 .2-.6.2-1.4 0-1-.4-1.6t-1.1-1q-.6.3-1.2.4-.7.2-1.3.2-.2 0-.4-.2-.2-.1-.3-.3-.2-.2-.2-.4-.1-.2-.1-.4.7 0 1.5-.2t1.4-.6q.7-.4 1.1-1.1.5-.6.5-1.5 0-.3-.1-.6t-.3-.5q-.2-.3-.6-.5-.3-.1-.8-.1-.8 0-1.5.4-.7.3-1.4.9l-.4-.2-.4-.2-.3-.3q-.2-.2-.2-.3.6-.7 1.3-1 .7-.4 1.6-.4.7 0 1.5.3.8.4 1.4.9t1 1.2q.5.7.5 1.4 0 .9-.5 1.6t-1.2 1.2q.6.3 1.3.4.6.1 1.4.1.9 0 1.7-.2.9-.3 1.6-.7v-4.4H17q-.1 0-.3-.1l-.2-.2-.2-.4v-.3h13.4q.2 0 .3.1t.2.3q.1.1.2.3v.3Zm-5.4-5.9q-.9 0-1.5.2-.7.2-1.3.5-.3-.3-.5-.6-.2-.4-.3-.7 1.1-.7 2.5-.7 1.1 0 2.1.5.9.5 1.7 1.2.8.8 1.3 1.7.6 1 .8 2-.1.2-.4.2-.2-1-.7-1.8-.4-.8-1-1.3-.5-.6-1.2-.9t-1.5-.3';

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
