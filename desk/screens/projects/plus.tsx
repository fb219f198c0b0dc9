/** A plus sign. */
export const Plus = () => (
  <svg className="plus" viewBox="0 0 14 14" aria-hidden="true">
    <path d="M7 0v14M0 7h14" stroke="currentColor" strokeWidth="1.6" />
  </svg>
);
