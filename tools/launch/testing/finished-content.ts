/** For tests: content without findings, and a DNS resolver with given answers. */
import type { Texts } from '../content-values.ts';

export const FINISHED_CONTENT: Texts = {
  'content/site.yaml': [
    'name: Angan',
    'fullName: Angan Interiors',
    'email: { value: desk@angan.in }',
    'phone: "+91 20 2567 1234"',
    'foundingYear: 2014',
    'hours: # a comment',
    '  days: [Mo, Tu] # confirmed',
  ].join('\n'),
  'content/home.yaml': [
    'counters:',
    '  - { target: 120, label: "Happy Customers" }',
    '  - { target: 65, label: "Projects Completed" }',
    '  - { target: 12, label: "Years of Experience" }',
  ].join('\n'),
  'content/achievements.yaml':
    'items: ["Innovating since 2014", "More than 100 clients", "65 projects"]',
  'content/privacy.yaml': 'body:\n  - "We do it within seven days." # confirmed 2026-11-23',
};

/** `FINISHED_CONTENT` with one file changed. */
export const finishedContentWith = (file: string, change: (text: string) => string): Texts => ({
  ...FINISHED_CONTENT,
  [`content/${file}`]: change(FINISHED_CONTENT[`content/${file}`] ?? ''),
});
