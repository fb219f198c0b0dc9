/** What the desk calls the fields of `content/`, how long their words may grow, and which are fixed. By path; `*` is any entry or name. */

export interface Label {
  readonly title?: string;
  readonly hint?: string;
  /** Letters that fit their place on the page; more is told, not refused. */
  readonly limit?: number;
  /** Why nobody changes it at the desk. */
  readonly locked?: string;
  /** What one entry of a list is called. */
  readonly entry?: string;
  /** The list has just these entries, in this order; `agreed`: in the demonstration alone. */
  readonly isFixed?: true | 'agreed';
}

/** Why the demonstration's wording is fixed; a studio of its own changes it. */
export const AGREED = 'This cannot be changed here: the exact wording was agreed for this site.';
const SERVER =
  'Only the person who runs the server can change this: the site works with this value only.';
const NUMBERED = 'The site puts the current numbers in place of {number} and {projects}.';

export const LABELS: Readonly<Record<string, Label>> = {
  'home.hero': { title: 'The first screen' },
  'home.hero.lead': { title: 'First sentence', limit: 110 },
  'home.hero.notFound': { title: 'When a page is not found' },
  'home.hero.films': { title: 'Under the films', entry: 'Film', isFixed: true },
  'home.hero.films.*.from': { title: 'First light' },
  'home.hero.films.*.to': { title: 'Last light' },
  'home.hero.films.*.night.from': { title: 'Lamps on' },
  'home.hero.films.*.night.to': { title: 'Until the morning, at' },
  'home.counters': { title: 'Four numbers', entry: 'Number', isFixed: 'agreed' },
  'home.counters.*.target': { title: 'The number' },
  'home.counters.*.label': { title: 'Words beside it', locked: AGREED },
  'home.about': { title: 'The veranda' },
  'home.about.lead': { hint: 'A word between *stars* is shown in italics.' },
  'home.projects.heading': { hint: NUMBERED },
  'about.hero.headline': { hint: 'Each line break that you type is shown on the page.' },
  'about.founders.heading': { locked: AGREED },
  'about.founders.people': { title: 'The founders', entry: 'Founder', isFixed: 'agreed' },
  'about.founders.people.*.role': { locked: AGREED },
  'about.foundation.pictures': { entry: 'Picture' },
  'about.foundation.heading': { locked: AGREED },
  'about.foundation.body': { title: 'Paragraphs', entry: 'Paragraph' },
  'services.daylight.hours': { entry: 'Hour' },
  'services.items': { title: 'The services', entry: 'Service' },
  'why-choose-us.background': { title: 'Pictures behind the page', entry: 'Picture' },
  'why-choose-us.heading': { locked: AGREED },
  'why-choose-us.cards': { title: 'Three cards', entry: 'Card', isFixed: 'agreed' },
  'why-choose-us.cards.*.title': { locked: AGREED },
  'expertise.background': { title: 'Pictures behind the page', entry: 'Picture' },
  'expertise.daylight.hours': { entry: 'Hour' },
  'expertise.expertise.label': { locked: AGREED },
  'expertise.features.label': { locked: AGREED },
  'faq.items': { title: 'Questions', entry: 'Question' },
  'faq.items.*.answer': { limit: 320 },
  'faq.ask.heading': { locked: AGREED },
  'faq.ask.placeholder': { locked: AGREED },
  'faq.glossary': { title: 'Technical terms' },
  'faq.glossary.items': { title: 'Words', entry: 'Word' },
  'achievements.label': { locked: AGREED },
  'achievements.items': { title: 'Statements', entry: 'Statement' },
  'projects.background': { title: 'Pictures behind the page', entry: 'Picture' },
  'projects.headline': { hint: NUMBERED },
  'contact.veranda.parts': { title: 'The picture by the hour', entry: 'Hour', isFixed: true },
  'privacy.sections': { title: 'Sections', entry: 'Section' },
  'privacy.sections.*.body': { title: 'Paragraphs', entry: 'Paragraph' },
  'privacy.emailJs': { title: 'Text shown if the forms are sent by EmailJS' },
  'privacy.emailJs.sections': { title: 'Sections', entry: 'Section' },
  'privacy.emailJs.sections.*.body': { title: 'Paragraphs', entry: 'Paragraph' },
  'site.name': { hint: 'Shown beside the logo on every page.' },
  'site.description': {
    hint: 'Shown by search engines and when somebody shares a link.',
    limit: 200,
  },
  'site.phone': { hint: 'With its country code.' },
  'site.whatsapp': { title: 'WhatsApp number' },
  'site.send': { title: 'How the forms send' },
  'site.send.*': { locked: SERVER },
  'site.send.templates.*': { locked: SERVER },
  'site.hours.timeZone': { locked: SERVER },
  'site.privacy.noticeVersion': { hint: 'Change it whenever the privacy notice changes.' },
  'site.reach.projectText': {
    hint: 'The site puts the name of the project in place of {project}.',
  },
  'pages.*.title': { hint: 'The line that search engines show.', limit: 60 },
  'pages.*.description': {
    hint: 'The two lines that search engines show below the title.',
    limit: 160,
  },
  'pages.*.crumb': { title: 'Short name' },
  'pages.*.kind': {
    title: 'Kind of picture',
    hint: 'Used for pictures that belong to no project.',
  },
  'forms.labels': { title: 'Names of the fields' },
  'forms.hints.propertyTypePlaceholder': { locked: AGREED },
  'forms.enquiry.button': { locked: AGREED },
  'forms.enquiry.heading': { locked: AGREED },
  'brand.colours.day': { title: 'Colours by day' },
  'brand.colours.night': { title: 'Colours by night' },
  'brand.colours.*.accent': { hint: 'Buttons and links.' },
  'brand.colours.*.accent-strong': { hint: 'Buttons and links under the pointer.' },
  'brand.colours.*.on-accent': { title: 'Text on the accent' },
  'brand.colours.*.surface': { hint: 'Cards and fields.' },
  'brand.colours.*.border': { title: 'Fine lines' },
  'brand.colours.*.border-strong': { title: 'Lines around fields' },
  'brand.colours.*.text-muted': { title: 'Quiet text' },
  'brand.colours.*.ornament': { title: 'Brass', hint: 'Numbers and small ornaments.' },
  'brand.colours.*.success': { hint: 'When an enquiry has been sent.' },
  'brand.colours.*.surface-dark': { title: 'Dark background', hint: 'The foot of each page.' },
  'brand.colours.*.on-dark': { title: 'Text on dark' },
  'brand.colours.*.on-dark-muted': { title: 'Quiet text on dark' },
  'brand.colours.*.border-on-dark': { title: 'Lines on dark' },
  'brand.colours.*.accent-on-dark': { title: 'Accent on dark' },
};
