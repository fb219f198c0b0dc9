/** The suggestions of link fields: pages and projects of the site. */
import type { TextsPage } from '#contract/desk/texts.ts';

/** Id of the datalist that these fields use. */
export const ADDRESSES = 'texts-addresses';

export const Addresses = ({ addresses }: Pick<TextsPage, 'addresses'>) => (
  <datalist id={ADDRESSES}>
    {addresses.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </datalist>
);
