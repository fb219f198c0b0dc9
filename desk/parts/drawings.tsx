/** An arch: filled for new, outlined for read. */
export const Arch = ({ isFilled = false }: { readonly isFilled?: boolean }) => (
  <svg className={isFilled ? 'arch filled' : 'arch'} viewBox="0 0 22 26" aria-hidden="true">
    {isFilled ? (
      <path d="M0 26V11C3 3 7 .5 11 .5S19 3 22 11V26Z" fill="currentColor" />
    ) : (
      <path
        d="M1.5 26V11.5C4 4.2 7.5 1.5 11 1.5S18 4.2 20.5 11.5V26"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
      />
    )}
  </svg>
);

/** Marks the current page in the menu. */
export const LowArch = () => (
  <svg className="low-arch" viewBox="0 0 30 9" aria-hidden="true">
    <path
      d="M1 9C8 3 12 1.2 15 1.2S22 3 29 9"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
    />
  </svg>
);

/** A plus sign. */
export const Plus = () => (
  <svg className="plus" viewBox="0 0 14 14" aria-hidden="true">
    <path d="M7 0v14M0 7h14" stroke="currentColor" strokeWidth="1.6" />
  </svg>
);

/** Drawn on a drag handle. */
export const Dots = () => (
  <svg className="grip-dots" viewBox="0 0 10 18" aria-hidden="true">
    {[2, 9, 16].map((y) => [2, 8].map((x) => <circle key={`${x}${y}`} cx={x} cy={y} r="1.3" />))}
  </svg>
);
