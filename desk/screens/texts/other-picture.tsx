/** After a click on a picture or film that is changed on another screen: a link to it. */
import { PICTURES } from '../../messages/en.ts';
import { TextButton, TextLink } from '../../parts/buttons.tsx';
import { useLibrary } from '../pictures/use-pictures.ts';
import { addressName, pictureAt } from './live-pictures.ts';

interface OtherPictureProps {
  readonly image: HTMLElement;
  readonly onClose: () => void;
}

export function OtherPicture({ image, onClose }: OtherPictureProps) {
  const { data, error, refetch } = useLibrary();
  const pictures = new Map(data?.pictures.map((one) => [addressName(one.key), one]));
  const name = 'src' in image ? pictureAt(String(image.src), (one) => pictures.has(one)) : null;
  const isFilm = image.matches('video') || name?.startsWith('films-') === true;
  const picture = pictures.get(name ?? '');
  // A photo of a project is changed at its project, even if pages show it, too.
  const [place] = picture?.uses ?? [];
  const [href, label] = isFilm
    ? ['/films', 'Films']
    : [place?.href ?? '/pictures', place?.label ?? 'All pictures'];
  const close = <TextButton onClick={onClose}>Close</TextButton>;
  if (!isFilm && !data)
    return (
      error && (
        <p className="texts-other" role="alert">
          <span>
            {PICTURES.noPlace} {error.message}
          </span>
          <TextButton onClick={() => void refetch()}>Try again</TextButton>
          {close}
        </p>
      )
    );
  return (
    <p className="texts-other" role="status">
      <span>
        To change this {isFilm ? 'film' : 'picture'}, go to <TextLink to={href}>{label}</TextLink>.
      </span>
      {close}
    </p>
  );
}
