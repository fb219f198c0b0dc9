/** A build step on the router: a change of the address is rendered once. */
import type { Plugin } from 'vite';

const MODULE = /react-router\/dist\/production\/lib\/dom-export\/hydrated-router\.js$/;
const CALL = 'setLocation(newState.location);';

/**
 * React Router keeps the location twice, and renders all links of the page for each. The second state, which only resets an
 * error, was an urgent update that the browser had to finish before it answered a tap. As a transition like the first one,
 * React renders both at once.
 */
export const oneRenderingPerAddress = (): Plugin => ({
  name: 'one-rendering-per-address',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: MODULE },
    handler(code) {
      if (!code.includes(CALL))
        throw new Error(
          'HydratedRouter of React Router has changed: compare it with tools/postbuild/one-rendering.ts.',
        );
      return {
        code: code.replace(CALL, 'React$1.startTransition(() => setLocation(newState.location));'),
        map: null,
      };
    },
  },
});
