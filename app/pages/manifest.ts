import { content } from '#app/content.server.ts';
import { COLOURS } from '#contract/colours.ts';
import { INDIAN } from '#contract/locale.ts';

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: purpose === 'any' ? `/icon-${size}.png` : `/icon-${purpose}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** `/site.webmanifest`: name, colours and icons for a home screen. */
export function loader() {
  const { site, brand } = content;
  const day = { ...COLOURS.day, ...brand.colours.day };
  const manifest = {
    name: site.fullName,
    short_name: site.name,
    description: site.description,
    lang: INDIAN,
    start_url: '/',
    display: 'browser',
    background_color: day.background,
    theme_color: day['surface-dark'],
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  };
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } });
}
