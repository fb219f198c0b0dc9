/** Which files the browser offers to choose from. */

const EVERYWHERE = ['jpeg', 'png', 'webp', 'avif', 'tiff'];
const APPLE = ['heic', 'heif'];

/** Where HEIC is not asked for, iPhones hand over a JPEG; elsewhere it would be greyed out. */
const handsOverJpeg = /iPhone|iPad|iPod/.test(navigator.userAgent) || isTouchMac();
function isTouchMac() {
  return /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
}

export const ACCEPT = [...EVERYWHERE, ...(handsOverJpeg ? [] : APPLE)]
  .map((kind) => `image/${kind}`)
  .join(',');
