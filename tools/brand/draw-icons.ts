/** `npm run icons`: draws the icons in `public/` from the mark; a build does it by itself for a mark that is not theirs. */
import { readBrand } from './brand.ts';
import { drawIcons } from './icons.ts';

await drawIcons(await readBrand(), 'public');
