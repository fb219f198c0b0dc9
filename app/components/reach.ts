/** What leads to the studio without a form, read from `content/` by the server: the same on every page. */
export interface Reach {
  readonly label: string;
  readonly call: string;
  readonly phone: string;
  readonly map: string;
  readonly mapHref: string;
  readonly whatsapp?: WhatsApp;
}

export interface WhatsApp {
  readonly name: string;
  /** As `wa.me` wants it: digits alone, from the country code on. */
  readonly digits: string;
  readonly text: string;
  /** While a project is open; `{project}` is its name. */
  readonly projectText: string;
  /** By path, where a page has a text of its own. */
  readonly pageTexts: Readonly<Record<string, string>>;
}

/** The address that dials a number. */
export const telHref = (phone: string) => `tel:${phone.replaceAll(' ', '')}`;

/** The address that opens WhatsApp, with a text that says where its writer stood. */
export function whatsAppHref(whatsapp: WhatsApp, pathname: string, project?: string) {
  const { digits, text, projectText, pageTexts } = whatsapp;
  // A prerendered page's path ends with a slash.
  const pageText = pageTexts[pathname.replace(/(.)\/$/, '$1')];
  const words = project ? projectText.replace('{project}', () => project) : (pageText ?? text);
  return `https://wa.me/${digits}?text=${encodeURIComponent(words)}`;
}
