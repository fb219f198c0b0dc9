/** The web app manifest of the desk, which lets a phone install it with the studio's name, logo and colours. */
import { COLOURS, type OwnColours } from '#contract/colours.ts';
import { INDIAN } from '#contract/locale.ts';
import { DESK_PATH } from '#server/http/api-paths.ts';

export const DESK_MANIFEST = `${DESK_PATH}/desk.webmanifest`;

export interface StudioLook {
  readonly name: string;
  readonly colours: OwnColours;
}

/** The icons are files of the site, which the release draws with the studio's logo. */
const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

export function deskManifest({ name, colours }: StudioLook) {
  const { background } = { ...COLOURS.day, ...colours.day };
  return {
    id: DESK_PATH,
    name: `${name} Desk`,
    // The label below the icon, which phones cut after about twelve letters; the icon is the studio's.
    short_name: 'Desk',
    lang: INDIAN,
    start_url: DESK_PATH,
    scope: DESK_PATH,
    display: 'standalone',
    background_color: background,
    theme_color: background,
    icons: [
      icon('icon', 192, 'any'),
      icon('icon', 512, 'any'),
      icon('icon-maskable', 512, 'maskable'),
    ],
  };
}
