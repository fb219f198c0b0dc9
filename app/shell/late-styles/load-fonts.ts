import { FACES, type Face } from 'virtual:fonts';

/**
 * Loads the fonts and adds them to the document together, once all have loaded or failed. For a font that is declared in a
 * style sheet and still loading, the browser prepares a fallback of every size (docs/decisions/page-build.md#fonts-are-added-after-they-have-loaded).
 * It is inlined into each page, so it may use nothing from outside its own body.
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
