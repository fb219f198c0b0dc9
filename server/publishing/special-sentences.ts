/** Sentences for changes of certain values, by their keys. */
import type { Path } from '#server/drafts/yaml-path.ts';
import { VALUE } from '#server/messages/en.ts';
import { say } from '#server/messages/say.ts';
import { isEmpty, type Value } from './value-differences.ts';

export const lowerCaseFirst = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

/** Null if there is no special sentence. @param labels of the value (`labelsOf`) */
export function specialSentence(
  path: Path,
  after: Value,
  labels: readonly string[] = [],
): string | null {
  if (path[0] === 'hidden' && path.length === 2)
    return say(after === true ? VALUE.sectionHidden : VALUE.sectionShown, {
      label: labels.at(-1) ?? '',
    });
  const picture = { label: lowerCaseFirst(labels[0] ?? '') };
  switch (path.join('.')) {
    case 'hidden':
      return after === true ? VALUE.projectHidden : VALUE.projectShown;
    case 'order':
      return VALUE.order;
    case 'cover':
      return VALUE.cover;
    case 'consent':
      return isEmpty(after) ? VALUE.consentRemoved : VALUE.consentRecorded;
    case 'mark':
      return isEmpty(after) ? VALUE.initials : VALUE.mark;
  }
  switch (path.at(-1)) {
    case 'straighten':
      return say(VALUE.straightened, picture);
    case 'focus':
      return say(VALUE.focus, picture);
    case 'phoneFocus':
      return say(VALUE.phoneFocus, picture);
  }
  return null;
}
