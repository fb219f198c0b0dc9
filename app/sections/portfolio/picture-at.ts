/** The small picture at an address, if the page shows it. */
export const pictureAt = (address: string) =>
  document.querySelector<HTMLImageElement>(`[data-address="${CSS.escape(address)}"] img`);
