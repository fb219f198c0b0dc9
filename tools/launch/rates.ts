/** Finds rates of `content/costs.yaml` that are unchanged samples: the comment "# sample 110 190 380" has the original ones. */
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type YAMLMap } from 'yaml';
import type { Texts } from './content-values.ts';
import type { Finding } from './finding.ts';

const FILE = 'content/costs.yaml';
const SAMPLE = /#\s*sample((?:\s+\d+)+)/;

const offsetOf = (node: unknown) => (node as { range?: [number, number, number] }).range?.[0] ?? 0;
const endOf = (node: unknown) => (node as { range?: [number, number, number] }).range?.[1] ?? 0;

/** Rooms or places with their parts. */
function* groupsIn(list: unknown): Generator<YAMLMap> {
  if (isMap(list)) for (const { value } of list.items) if (isMap(value)) yield value;
}

/** A question for each room and place that still has a sample rate, at the line of its name. */
export function rateFindings(texts: Texts): Finding[] {
  const text = texts[FILE];
  if (text === undefined) return [];
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const lines = text.split('\n');
  const lineAt = (offset: number) => counter.linePos(offset).line;

  function isSample(part: unknown): boolean {
    const rates = isMap(part) && part.get('rates', true);
    if (!isMap(rates)) return false;
    const [, sample] = SAMPLE.exec(lines[lineAt(endOf(rates)) - 1] ?? '') ?? [];
    const written = rates.items.map(({ value }) => (isScalar(value) ? value.value : value));
    return sample !== undefined && sample.trim().split(/\s+/).join() === written.join();
  }

  return [...groupsIn(document.get('rooms')), ...groupsIn(document.get('places'))].flatMap(
    (group) => {
      const parts = group.get('parts', true);
      const name = group.get('name', true);
      if (!isSeq(parts) || !name) return [];
      const samples = parts.items.filter(isSample).length;
      if (samples === 0) return [];
      const question =
        samples === 1
          ? 'is still the sample: is it right for you?'
          : 'are still the samples: are they right for you?';
      return [
        {
          who: 'owner' as const,
          file: FILE,
          line: lineAt(offsetOf(name)),
          isQuestion: true,
          what: `${samples} of ${parts.items.length} rates of "${String(group.get('name'))}" ${question}`,
        },
      ];
    },
  );
}
