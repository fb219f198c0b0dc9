import { Arch } from '../../components/arch.tsx';
import { Marquee } from '../../components/marquee.tsx';
import css from './achievements.module.css';

interface AchievementsProps {
  readonly label: string;
  readonly items: readonly string[];
}

/** Seven statements on a line that runs between two rules, with the arch as the stop. */
export function Achievements({ label, items }: AchievementsProps) {
  return (
    <section className={`section ${css.strip}`} aria-label={label}>
      <Marquee label={label} items={items} stop={<Arch className={css.stop} />} />
    </section>
  );
}
