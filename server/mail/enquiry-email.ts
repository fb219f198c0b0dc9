/** The email with an enquiry to the studio, as text and HTML. A reply goes directly to the visitor. */
import { html } from 'hono/html';
import type { SendMailOptions } from 'nodemailer';
import { accentOf } from '#contract/colours.ts';
import { FIELD_NAMES, FIELDS } from '#contract/forms.ts';
import { INDIAN } from '#contract/locale.ts';
import { isolateDirection, removeDirectionControls } from '#contract/text.ts';
import type { EnquiryRow } from '#server/database/types.ts';
import type { Studio } from '#server/studio.ts';
import { phoneLinks } from './phone-links.ts';

export const FORM_NAMES = {
  contact: 'Contact page',
  home: 'Home page',
  enquiry: 'Enquire Now',
  question: 'Any Questions?',
  telephone: 'By telephone',
} as const;

type Row = readonly [label: string, value: string, link?: string];

/** Subject, text, HTML and Reply-To, with the studio's time zone and link colour. */
export function enquiryEmail(
  enquiry: EnquiryRow,
  { hours, colours }: Pick<Studio, 'hours' | 'colours'>,
): SendMailOptions {
  const { form, user_name: name, user_email: email, property_type: property } = enquiry;
  const received = new Date(enquiry.received_at).toLocaleString(INDIAN, {
    timeZone: hours.timeZone,
    dateStyle: 'full',
    timeStyle: 'short',
  });
  const fields = FIELD_NAMES.flatMap((field): Row[] => {
    const value = enquiry[field];
    if (!value) return [];
    return field === 'user_phone' ? phoneRows(value) : [[FIELDS[field].label, value]];
  });
  const origin = [FORM_NAMES[form], enquiry.page].filter(Boolean).join(', ');
  const details: readonly Row[] = [
    ['Received', received],
    ['Form', origin],
    ['Reference', enquiry.id],
  ];
  const subject =
    form === 'question'
      ? `Question from ${isolateDirection(email)}`
      : `Enquiry from ${isolateDirection(name ?? email)}${property ? ` · ${property}` : ''}`;
  return {
    subject,
    replyTo: { name: removeDirectionControls(name ?? ''), address: email },
    text: textOf([...fields, ...details]),
    html: htmlOf(fields, details, accentOf(colours)),
  };
}

/** The number with its links, which contain only its digits, because a stranger wrote it. */
function phoneRows(value: string): Row[] {
  const { label } = FIELDS.user_phone;
  const links = phoneLinks(value);
  if (!links) return [[label, value]];
  const { tel, whatsapp } = links;
  return [[label, value, tel], ...(whatsapp ? [['WhatsApp', whatsapp, whatsapp] as const] : [])];
}

const isolatedLines = (value: string) => value.split('\n').map(isolateDirection).join('\n');

const textOf = (rows: readonly Row[]) =>
  rows
    .map(([label, value]) =>
      value.includes('\n')
        ? `${label}:\n${isolatedLines(value)}`
        : `${label}: ${isolateDirection(value)}`,
    )
    .join('\n\n');

const CELL = 'padding:6px 16px 6px 0;vertical-align:top';
const DETAILS = 'font:13px/1.5 sans-serif;color:#5b625e;margin-top:24px';

function htmlOf(fields: readonly Row[], details: readonly Row[], accent: string): string {
  const lines = (value: string) =>
    value
      .split('\n')
      .map((line, index) =>
        index === 0 ? isolateDirection(line) : html`<br>${isolateDirection(line)}`,
      );
  const linked = (value: string, link?: string) =>
    link ? html`<a href="${link}" style="color:${accent}">${value}</a>` : lines(value);
  const row = ([label, value, link]: Row) =>
    html`<tr><th align="left" style="${CELL}">${label}</th><td style="${CELL}">${linked(value, link)}</td></tr>`;
  return String(html`<table style="font:16px/1.5 sans-serif;border-collapse:collapse">${fields.map(row)}</table>
<table style="${DETAILS}">${details.map(row)}</table>`);
}
