import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Preloader } from './preloader.tsx';

const FILM = { caption: '', alt: '' };
const SOURCES = { av1: '/media/intro.av1.mp4', h264: '/media/intro.h264.mp4' };

test('without an opening film there is no preloader and no script for it', () => {
  expect(renderToStaticMarkup(<Preloader film={FILM} />)).toBe('');
  expect(renderToStaticMarkup(<Preloader film={{ ...FILM, sources: SOURCES }} />)).toMatch(
    /^<dialog id="preloader".*intro\.av1\.mp4.*<script>/,
  );
});
