import { MarkDrawing } from './mark.tsx';

/** The shape that the design repeats: the segmental arch of a veranda, drawn as a line. */
export function Arch({ className }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 22 26" fill="none" aria-hidden="true">
      <path
        d="M1 26V6.5C5.4 2.9 8.2 1.5 11 1.5S16.6 2.9 21 6.5V26"
        stroke="currentColor"
        strokeWidth="1.6"
      />
    </svg>
  );
}

/** The low arch over the chosen tab. */
export function LowArch({ className }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 30 9" fill="none" aria-hidden="true">
      <path d="M1 9C7.2 4 11 2 15 2S22.8 4 29 9" stroke="currentColor" strokeWidth="1.8" />
    </svg>
  );
}

/** React keeps the content that the HTML has. */
const KEPT = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };

/**
 * The mark, and clip paths for openings, which style sheets use as `clip-path: url(#half-arch)`. Rendered once per
 * document, by the server alone, because they never change.
 */
export function Drawings() {
  return (
    <svg
      width="0"
      height="0"
      aria-hidden="true"
      className="visually-hidden"
      {...(!import.meta.env.SSR && KEPT)}
    >
      {import.meta.env.SSR ? (
        <defs>
          <clipPath id="half-arch" clipPathUnits="objectBoundingBox">
            <path d="M0 1V.235C.18 .075 .42 0 1 0V1Z" />
          </clipPath>
          <clipPath id="long-arch" clipPathUnits="objectBoundingBox">
            <path d="M0 1V.42C.2 .13 .45 0 1 0V1Z" />
          </clipPath>
          {/* Only the top of the arch: in a box of 4 by 1 every low arch has the same profile at any height. */}
          <clipPath id="low-arch" clipPathUnits="objectBoundingBox">
            <path d="M0 1C.22 .28 .36 0 .5 0S.78 .28 1 1Z" />
          </clipPath>
          <MarkDrawing />
        </defs>
      ) : undefined}
    </svg>
  );
}
