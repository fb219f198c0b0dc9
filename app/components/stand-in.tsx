import { Arch } from './arch.tsx';
import css from './stand-in.module.css';

interface StandInProps {
  readonly alt: string;
  readonly cover?: boolean;
}

/** Shown instead of a missing picture: the mark, with the picture's alternative text. Renders `<span>`. */
export function StandIn({ alt, cover }: StandInProps) {
  return (
    <span className={css.standIn} role="img" aria-label={alt} data-cover={cover || undefined}>
      <Arch className={css.mark} />
    </span>
  );
}
