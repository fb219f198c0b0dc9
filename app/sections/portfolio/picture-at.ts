/** The gallery's picture with an address such as `patil-residence/4`, if the page shows it; a project's own page names it by its number alone. */
export const pictureAt = (address: string) =>
  document.querySelector<HTMLImageElement>(
    `:is([data-address="${CSS.escape(address)}"], figure[id="${address.split('/')[1]}"]) img`,
  );
