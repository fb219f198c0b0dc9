/** A standpoint that somebody else moved meanwhile: both are said, and one is kept. */
import type { Measure, Room, Standpoint } from '#server/desk/plan/wire.ts';
import { Changed } from '../../parts/kept-note.tsx';
import type { Box } from './geometry.ts';
import { stands } from './say.ts';
import type { useSaving } from './use-plan.ts';

interface ClashedProps {
  readonly saving: Pick<ReturnType<typeof useSaving>, 'clash'>;
  readonly known: { readonly measure: Measure; readonly box: Box; readonly rooms: readonly Room[] };
  readonly onSettle: (takes: 'here' | 'there') => void;
}

export function Clashed({ saving: { clash }, known, onSettle }: ClashedProps) {
  if (!clash) return null;
  const say = (value: unknown) => {
    if (clash.path === '/measure') {
      const { metre, north } = value as Measure;
      return metre === null ? 'No scale' : `Scale ${metre.toFixed(1)}, north ${north ?? 'unknown'}`;
    }
    return value ? stands(value as Standpoint, known) : 'Off the plan';
  };
  return (
    <Changed
      here={say(clash.here)}
      there={say(clash.there)}
      onKeepHere={() => onSettle('here')}
      onTakeThere={() => onSettle('there')}
    />
  );
}
