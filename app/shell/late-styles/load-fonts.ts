import { FACES, type Face } from 'virtual:fonts';

/**
 * Loads the fonts and adds them to the document together, once all have loaded or failed. While a font of a style sheet
 * is loading, the browser prepares a fallback in every size
 * (docs/decisions/page-build.md#fonts-are-added-after-they-have-loaded). It is inlined into each page, so it must not
 * use anything outside its own body.
 */
function loadFaces(faces: readonly Face[]) {
  const loads = faces.map(([family, address, weight]) =>
    new FontFace(family, `url(${address})`, { weight }).load(),
  );
  Promise.allSettled(loads).then((results) => {
    for (const result of results) if ('value' in result) document.fonts.add(result.value);
  });
}

export const FACES_SCRIPT = `(${loadFaces})(${JSON.stringify(FACES)})`;
