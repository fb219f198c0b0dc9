import { Arch } from './arch.tsx';
import css from './stand-in.module.css';

interface StandInProps {
  readonly alt: string;
  readonly cover?: boolean;
}

/** What hangs in a slot whose picture is still to come: the wall and the mark, named like the picture. Renders `<span>`. */
export function StandIn({ alt, cover }: StandInProps) {
  return (
    <span className={css.standIn} role="img" aria-label={alt} data-cover={cover || undefined}>
      <Arch className={css.mark} />
    </span>
  );
}
