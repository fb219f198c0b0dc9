/**
 * `npm run share-pictures`: draws the card that a shared link shows, one for each page that names a `picture` in
 * `content/pages.yaml`: the page's own headline beside that picture in the house's arch. The results are committed in `content/media/share/`.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { assemble } from '#app/content/assemble.server.ts';
import { browserToUse } from '#tools/chromium.ts';
import { readContent } from '#tools/content/content-files.ts';
import { sampleManifest } from '#tools/content/sample-manifest.ts';
import { readBrand } from './brand.ts';
import { noteOf, shareCards } from './share-cards.ts';

const FOLDER = 'content/media';
/** What Open Graph readers crop least. */
const SIZE = { width: 1200, height: 630 } as const;
const QUALITY = 82;

const { files, texts } = await readContent();
const content = assemble(texts, sampleManifest(files));

const data = (type: string, file: string) =>
  `data:${type};base64,${readFileSync(file).toString('base64')}`;

const brand = await readBrand();
const { letter, day } = brand;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const card = (headline: string, picture: string) => `<!doctype html>
<style>
  @font-face { font-family: Gotu; src: url(${data('font/woff2', 'app/styles/fonts/gotu.woff2')}); }
  @font-face { font-family: Anek; src: url(${data('font/woff2', 'app/styles/fonts/anek-latin.woff2')}); }
  body { margin: 0; width: ${SIZE.width}px; height: ${SIZE.height}px; background: ${day.background}; color: ${day.text}; overflow: hidden; }
  img { position: absolute; right: 0; bottom: 0; width: 640px; height: 590px; object-fit: cover; clip-path: url(#arch); }
  header { position: absolute; left: 60px; top: 52px; display: flex; gap: 16px; align-items: center; font: 34px/1 Gotu; }
  header svg { width: 48px; height: 48px; }
  h1 { position: absolute; left: 60px; bottom: 118px; width: 500px; margin: 0; font: 400 60px/1.1 Gotu; text-wrap: balance; }
  p { position: absolute; left: 60px; bottom: 52px; margin: 0; font: 22px/1 Anek; color: ${day['text-muted']}; }
</style>
<svg width="0" height="0"><clipPath id="arch" clipPathUnits="objectBoundingBox"><path d="M0 1V.235C.18 .075 .42 0 1 0V1Z"/></clipPath></svg>
<img src="${picture}">
<header><svg viewBox="0 0 37 37"><path fill="none" stroke="currentColor" stroke-width="1.5" d="M2 36.2V17C8 6 14 2 18.5 2S29 6 35 17V36.2Z"/><path fill="currentColor" d="${letter}"/></svg>${escaped(content.site.name)}</header>
<h1>${escaped(headline)}</h1>
<p>${escaped(content.site.fullName)}, Baner, Pune</p>`;

mkdirSync(join(FOLDER, 'share'), { recursive: true });
const browser = await chromium.launch(browserToUse());
const page = await browser.newPage({ viewport: SIZE });
for (const drawn of shareCards(content, files)) {
  const picture = readFileSync(drawn.picture);
  // Any format that the studio may hang, as one that the browser reads.
  const shown = await sharp(picture)
    .rotate()
    .resize({ height: 1200, withoutEnlargement: true })
    .jpeg()
    .toBuffer();
  await page.setContent(card(drawn.headline, `data:image/jpeg;base64,${shown.toString('base64')}`));
  await page.evaluate(() => document.fonts.ready);
  await sharp(await page.screenshot())
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .withExif({ IFD0: { ImageDescription: noteOf(drawn, picture, content, brand) } })
    .toFile(drawn.file);
  process.stdout.write(`${drawn.file}\n`);
}
await browser.close();
