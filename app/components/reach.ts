/** The studio's phone, WhatsApp and map links, from `content/`. They are the same on every page. */
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
  /** As `wa.me` expects it: only digits, starting with the country code. */
  readonly digits: string;
  readonly text: string;
  /** Used while a project is open; `{project}` is its name. */
  readonly projectText: string;
  /** By path, for pages with their own text. */
  readonly pageTexts: Readonly<Record<string, string>>;
}

/** The link that opens WhatsApp with a message that names the page or the project. */
export function whatsAppHref(whatsapp: WhatsApp, pathname: string, project?: string) {
  const { digits, text, projectText, pageTexts } = whatsapp;
  // The path of a prerendered page ends with a slash.
  const pageText = pageTexts[pathname.replace(/(.)\/$/, '$1')];
  const words = project ? projectText.replace('{project}', () => project) : (pageText ?? text);
  return whatsAppLink(digits, words);
}
