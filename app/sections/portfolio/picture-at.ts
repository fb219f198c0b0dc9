/** The gallery's picture with this address, if the page shows it. */
export const pictureAt = (address: string) =>
  document.querySelector<HTMLImageElement>(`[data-address="${CSS.escape(address)}"] img`);
