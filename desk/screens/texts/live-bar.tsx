/** The controls of the live page, and which version it shows. */
import { TextButton } from '../../parts/buttons.tsx';

interface LiveBarProps {
  readonly width: 'desktop' | 'phone';
  readonly setWidth: (width: 'desktop' | 'phone') => void;
  readonly isNight: boolean;
  readonly setNight: (isNight: boolean) => void;
  /** The published page is shown, because the draft could not be rendered. */
  readonly isPublished: boolean;
  /** The text of the current field is on the page. */
  readonly isFound: boolean;
  readonly onReload: () => void;
}

export const LiveBar = ({
  width,
  setWidth,
  isNight,
  setNight,
  isPublished,
  isFound,
  onReload,
}: LiveBarProps) => (
  <div className="texts-live-bar">
    <fieldset className="segments wide">
      <legend className="visually-hidden">Shown as</legend>
      {(['desktop', 'phone'] as const).map((one) => (
        <button key={one} type="button" aria-pressed={width === one} onClick={() => setWidth(one)}>
          {one === 'desktop' ? 'Computer' : 'Phone'}
        </button>
      ))}
    </fieldset>
    <fieldset className="segments">
      <legend className="visually-hidden">Light</legend>
      {[false, true].map((night) => (
        <button
          key={String(night)}
          type="button"
          aria-pressed={isNight === night}
          onClick={() => setNight(night)}
        >
          {night ? 'Dark' : 'Light'}
        </button>
      ))}
    </fieldset>
    <span className={isPublished ? 'late' : 'hint'} role="status">
      {isPublished
        ? 'This is the published page, because the page with your changes could not be made. Your changes are saved. '
        : isFound
          ? 'This is the draft. Visitors see changes when you publish.'
          : 'The page does not show this text now, or shows it in another form, so it is not highlighted. You can still change it.'}
    </span>
    {isPublished && <TextButton onClick={onReload}>Load the page with my changes</TextButton>}
  </div>
);
