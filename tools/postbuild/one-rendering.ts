/** Vite plugin for React Router: a change of the address is rendered only once. */
import type { Plugin } from 'vite';

const MODULE = /react-router\/dist\/production\/lib\/dom-export\/hydrated-router\.js$/;
const CALL = 'setLocation(newState.location);';

/**
 * React Router stores the location in two states, and each renders all links of the page. The second one, which only
 * resets an error, was an urgent update that delayed the response to a tap. As a transition, like the first, React
 * renders both together.
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
