/** Collects all findings. */
import { fieldName } from '#content-model/problem.server.ts';
import { addressOf } from '#server/enquiries/email-address.ts';
import { pathOfAddress } from '#server/labels/label-of.ts';
import { findPlaceholders } from '#tools/content/placeholders.ts';
import { unfinishedProjects } from '#tools/content/unfinished.ts';
import { type ContentValue, contentValues, siteValue, type Texts } from './content-values.ts';
import { dnsFindings } from './dns.ts';
import { figureFindings } from './figures.ts';
import { type Finding, withoutConfirmed } from './finding.ts';
import { type HostOptions, hostFindings } from './host.ts';
import { newStudioFindings } from './new-studio.ts';
import { replacedSamples } from './original-values.ts';
import { pictureFindings } from './pictures.ts';
import { questions } from './questions.ts';
import { rateFindings } from './rates.ts';
import { isShownIn } from './shown-values.ts';

interface LaunchOptions extends Omit<HostOptions, 'address'> {
  readonly texts: Texts;
  /** Paths of everything in `content/`. */
  readonly files: readonly string[];
  readonly year: number;
  /** The values that the site began with; if absent, replaced samples are not listed. */
  readonly original?: readonly ContentValue[];
  readonly lookUp?: typeof dnsFindings;
}

/** A missing picture is for the designer, a missing value for the owner. */
const whoSettles = (what: string) =>
  /visualisation|waits for its picture/.test(what) ? ('designer' as const) : ('owner' as const);

/** The sentence for people at the desk about pictures that are marked as visualisations: of a project, or of a shared link. */
function visualisationsAtDesk(what: string, file: string): Pick<Finding, 'atDesk'> {
  const [, project] = /^(.*) shows visualisations /.exec(what) ?? [];
  if (project === undefined) return {};
  return {
    atDesk: file.endsWith('/pages.yaml')
      ? 'The picture for shared links of this page is marked as a visualisation. When you have replaced it with a photograph, choose “Photograph” under “Kind of picture”.'
      : `The pictures of ${project} are marked as visualisations. When you have replaced them with photographs, choose “Photographs”.`,
  };
}

/** Domains that RFC 2606 reserves for examples. */
const isReal = (domain: string) =>
  domain.includes('.') && !/\.(example|test|invalid)$/.test(domain);

/** Adds the field on the finding's line: the one whose value it quotes, else the first. */
const withFields = (findings: readonly Finding[], words: readonly ContentValue[]): Finding[] =>
  findings.map((finding) => {
    const own = words.filter(({ file, line }) => file === finding.file && line === finding.line);
    const at = own.find(({ value }) => finding.what.includes(`"${value}"`)) ?? own[0];
    return at && !finding.field
      ? { ...finding, field: fieldName(pathOfAddress(at.path)) }
      : finding;
  });

export async function launchCheck(options: LaunchOptions) {
  const { texts, root, files, year, env, original = [], lookUp = dnsFindings } = options;
  const all = contentValues(texts);
  const isShown = isShownIn(all, env);
  const words = all.filter(isShown);
  const address = String(siteValue(words, 'email')?.value ?? '');
  const { findings: ofHost, sender, sentTo } = await hostFindings({ ...options, address });
  const domain = addressOf(sender).replace(/^.*@/s, '');
  const dns = isReal(domain)
    ? await lookUp(domain, env.DKIM_SELECTOR)
    : { findings: [], notes: [] };
  const starter = newStudioFindings(texts, files, words);
  const pictures = await pictureFindings({ root, files, texts, words });
  const found: Finding[] = [
    ...findPlaceholders(texts).map(({ what, ...place }) => ({
      who: whoSettles(what),
      what,
      isSample: what.endsWith('is a sample'),
      ...visualisationsAtDesk(what, place.file),
      ...place,
    })),
    ...questions(words, year),
    ...starter.findings,
    ...figureFindings(words, year),
    ...rateFindings(texts),
    ...pictures.findings,
    ...unfinishedProjects({ files, texts, problems: [] }).map(({ message, ...place }) => ({
      who: 'owner' as const,
      what: message,
      ...place,
    })),
    ...ofHost,
    ...dns.findings,
  ].filter(({ file, line }) => {
    const at = line && all.find((word) => word.file === file && word.line === line);
    return !at || isShown(at);
  });
  const open = withoutConfirmed(found, texts);
  const confirmed = found.filter((finding) => !open.includes(finding));
  return {
    findings: withFields(open, words),
    /** Done: answered questions, rewritten starter texts, replaced samples, and the studio's own pictures and films. */
    done: [
      ...withFields(confirmed, words),
      ...starter.written,
      ...replacedSamples(original, all),
      ...withFields(pictures.done, words),
    ],
    notes: dns.notes,
    sentTo,
  };
}
