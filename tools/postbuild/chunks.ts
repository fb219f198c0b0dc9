/**
 * The three chunks that all pages share: thirty would each need a request, and compress worse. Code that only one or
 * two pages need (the five hours, the founders) stays with them. The portfolio is one chunk.
 */
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');

/** Files and folders of the project, relative to its root. */
const SITE = [
  'app/root.tsx',
  'app/constants.ts',
  'app/browser',
  'app/components',
  'app/hooks',
  'app/shell',
  'app/pages/page-closing.tsx',
  'app/pages/use-site-data.ts',
  'app/sections/closing',
  'content-model/pages.ts',
  'contract/answer-by.ts',
  'contract/forms.ts',
  'contract/wire.ts',
  'pictures',
  'node_modules/@emailjs',
];
/** Help is loaded when a visitor types, refusals when one is sent; few pages have filters or the table of weeks and costs. */
const NOT_SITE = [
  'app/components/enquiry-form/help',
  'app/components/enquiry-form/refusal.ts',
  'app/components/bands.tsx',
  'app/components/choices.tsx',
];
const HOME = 'app/pages/home-sections.tsx';
/** Sections of the home page that other pages also show. */
const SECTIONS = [
  HOME,
  ...Array.from(
    readFileSync(join(ROOT, HOME), 'utf8').matchAll(/'#(app\/sections\/[^/']+)\//g),
    ([, folder = '']) => folder,
  ),
];

/** The portfolio and its lightbox, which projects' pages load when a picture is opened. */
const PORTFOLIO = ['app/sections/portfolio', 'app/pages/projects.tsx'];
/** Parts that are loaded later, or without it. */
const BESIDE_PORTFOLIO = ['app/sections/portfolio/details', 'app/sections/portfolio/project-page'];

const pathOf = (id: string) => relative(ROOT, id.replace(/\?.*$/s, '')).split(sep).join('/');
const isIn = (id: string, places: readonly string[]) =>
  places.some((place) => pathOf(id) === place || pathOf(id).startsWith(`${place}/`));

const isSite = (id: string) => isIn(id, SITE) && !isIn(id, NOT_SITE);
const isFramework = (id: string) =>
  id.includes('rolldown/runtime') || (id.includes('node_modules') && !isSite(id));

/** Groups for rolldown's `codeSplitting`; a module belongs to the first whose test matches. */
export const CHUNKS = [
  { name: 'framework', test: isFramework, priority: 2 },
  { name: 'site', test: isSite, minShareCount: 1 },
  {
    name: 'portfolio',
    test: (id: string) => isIn(id, PORTFOLIO) && !isIn(id, BESIDE_PORTFOLIO),
    minShareCount: 1,
  },
  { name: 'sections', test: (id: string) => isIn(id, SECTIONS), minShareCount: 1 },
];
