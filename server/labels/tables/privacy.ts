import type { Labels } from './label.ts';

export const PRIVACY: Labels = {
  'privacy.sections': { title: 'Sections', entry: 'Section' },
  'privacy.sections.*.items': { title: 'Points', entry: 'Point' },
  'privacy.emailJs.sections.*.items': { title: 'Points', entry: 'Point' },
  'privacy.sections.*.body': { title: 'Paragraphs', entry: 'Paragraph' },
  'privacy.emailJs': { title: 'Text shown if an outside email service (EmailJS) sends the forms' },
  'privacy.emailJs.sections': { title: 'Sections', entry: 'Section' },
  'privacy.emailJs.sections.*.body': { title: 'Paragraphs', entry: 'Paragraph' },
};
