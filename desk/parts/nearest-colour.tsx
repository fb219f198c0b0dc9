/** Offers the nearest colour in which texts are readable. */
import { COLOUR } from '../messages/en.ts';
import { say } from '../messages/message.ts';
import { LowQuietButton } from './buttons.tsx';
import css from './nearest-colour.module.css';

interface NearestColourProps {
  readonly colour: string;
  readonly onUse: (colour: string) => void;
}

export const NearestColour = ({ colour, onUse }: NearestColourProps) => (
  <p className={css.nearest}>
    <LowQuietButton onClick={() => onUse(colour)}>
      <i style={{ background: colour }} aria-hidden="true" />
      {say(COLOUR.useNearest, { colour })}
    </LowQuietButton>
  </p>
);
