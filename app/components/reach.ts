/** The studio's phone, WhatsApp and map links, from `content/`: the same on every page. */
import { whatsAppLink } from '#contract/links.ts';

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
  /** As `wa.me` needs it: digits only, starting with the country code. */
  readonly digits: string;
  readonly text: string;
  /** Used while a project is open; `{project}` is its name. */
  readonly projectText: string;
  /** By path, where a page has a text of its own. */
  readonly pageTexts: Readonly<Record<string, string>>;
}

/** The link that opens WhatsApp with a text that names the page or the project. */
export function whatsAppHref(whatsapp: WhatsApp, pathname: string, project?: string) {
  const { digits, text, projectText, pageTexts } = whatsapp;
  // A prerendered page's path ends with a slash.
  const pageText = pageTexts[pathname.replace(/(.)\/$/, '$1')];
  const words = project ? projectText.replace('{project}', () => project) : (pageText ?? text);
  return whatsAppLink(digits, words);
}
