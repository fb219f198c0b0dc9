/** For tests that render pages: what `#app/content.server.ts` is replaced by, so that a test chooses the content. */
import type { Content } from '#content-model/assemble.server.ts';
import { contentOf, fixture } from './fixture.ts';

let current: Content = contentOf(fixture);

/** From now on pages show this content. */
export function showContent(content: Content) {
  current = content;
}

/** Reads whatever is shown now. */
export const content = new Proxy({} as Content, {
  get: (_, name) => current[name as keyof Content],
});
