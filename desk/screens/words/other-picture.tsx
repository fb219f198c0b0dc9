/** After a click on a picture or film of the page that is changed elsewhere: the way there. */
import { Link } from 'react-router';
import { useLibrary } from '../pictures/use-pictures.ts';
import { addressName, pictureAt } from './live-pictures.ts';

interface OtherPictureProps {
  readonly image: HTMLElement;
  readonly onClose: () => void;
}

export function OtherPicture({ image, onClose }: OtherPictureProps) {
  const { data } = useLibrary();
  const name = 'src' in image ? pictureAt(String(image.src)) : null;
  const isFilm = image.matches('video') || name?.startsWith('films-') === true;
  const picture = data?.pictures.find(({ key }) => addressName(key) === name);
  // A photo is changed at its project, though pages show it too.
  const [place] = picture?.uses ?? [];
  const [href, label] = isFilm
    ? ['/films', 'Films']
    : [place?.href ?? '/pictures', place?.label ?? 'All pictures'];
  if (!isFilm && !data) return null;
  return (
    <p className="words-other" role="status">
      <span>
        This {isFilm ? 'film' : 'picture'} is changed at{' '}
        <Link className="underlined" to={href}>
          {label}
        </Link>
        .
      </span>
      <button type="button" className="underlined" onClick={onClose}>
        Close
      </button>
    </p>
  );
}
