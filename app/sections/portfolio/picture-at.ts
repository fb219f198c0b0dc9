/**
 * The gallery's element for an address such as `patil-residence/4`, if the page has it. On a project's own page the id
 * is only the number.
 */
export const pictureAt = (address: string) =>
  document.querySelector<HTMLImageElement>(
    `:is([data-address="${CSS.escape(address)}"], figure[id="${address.split('/')[1]}"]) img`,
  );
