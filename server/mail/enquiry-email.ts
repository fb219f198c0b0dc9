/** The mail that brings an enquiry to the studio: readable text and HTML, answered straight to the visitor. */
import type { SendMailOptions } from 'nodemailer';
import type { FieldName } from '#enquiry/forms.ts';
import type { EnquiryRow } from '#server/database/types.ts';
import { escapeHtml } from '#server/escape-html.ts';

const LABELS: readonly (readonly [FieldName, string])[] = [
  ['user_name', 'Name'],
  ['user_email', 'E-mail'],
  ['user_phone', 'Phone'],
  ['property_type', 'Property'],
  ['message', 'Message'],
  ['question', 'Question'],
];
const FORM_NAMES = {
  contact: 'Contact page',
  home: 'Home page',
  enquiry: 'Enquire Now',
  question: 'Any Questions?',
} as const;

/** Subject, bodies and Reply-To; `timeZone` is the studio's. */
export function studioLetter(enquiry: EnquiryRow, timeZone: string): SendMailOptions {
  const { form, user_name: name, user_email: email, property_type: property } = enquiry;
  const received = new Date(enquiry.received_at).toLocaleString('en-IN', {
    timeZone,
    dateStyle: 'full',
    timeStyle: 'short',
  });
  const rows = LABELS.flatMap(([field, label]) => {
    const value = enquiry[field];
    return value ? [[label, value] as const] : [];
  });
  const origin = [FORM_NAMES[form], enquiry.page].filter(Boolean).join(', ');
  const about: readonly (readonly [string, string])[] = [
    ['Received', received],
    ['Form', origin],
    ['Reference', enquiry.id],
  ];
  const subject =
    form === 'question'
      ? `Question from ${email}`
      : `Enquiry from ${name ?? email}${property ? ` · ${property}` : ''}`;
  return {
    subject,
    replyTo: { name: name ?? '', address: email },
    text: textOf([...rows, ...about]),
    html: htmlOf(rows, about),
  };
}

const textOf = (rows: readonly (readonly [string, string])[]) =>
  rows
    .map(([label, value]) => (value.includes('\n') ? `${label}:\n${value}` : `${label}: ${value}`))
    .join('\n\n');

function htmlOf(
  rows: readonly (readonly [string, string])[],
  about: readonly (readonly [string, string])[],
): string {
  const cell = 'style="padding:6px 16px 6px 0;vertical-align:top"';
  const row = ([label, value]: readonly [string, string]) =>
    `<tr><th align="left" ${cell}>${label}</th><td ${cell}>${escapeHtml(value).replaceAll('\n', '<br>')}</td></tr>`;
  return `<table style="font:16px/1.5 sans-serif;border-collapse:collapse">${rows.map(row).join('')}</table>
<table style="font:13px/1.5 sans-serif;color:#5b625e;margin-top:24px">${about.map(row).join('')}</table>`;
}
