/** Converts the times of `constants.ts` to custom properties, so that script and style sheet share them. */
import type { Plugin } from 'vite';
import {
  FEATURES_FADE_MS,
  PRELOADER_ZOOM_OUT_MS,
  SERVICES_STAGGER_MS,
  WHY_FADE_MS,
  WHY_STAGGER_MS,
} from '#app/constants.ts';

const MODULE = 'virtual:times.css';

/** The times that style sheets use. Every page contains them. */
export const TIMES = {
  FEATURES_FADE_MS,
  PRELOADER_ZOOM_OUT_MS,
  SERVICES_STAGGER_MS,
  WHY_FADE_MS,
  WHY_STAGGER_MS,
};

/** `WHY_FADE_MS = 1000` becomes `--why-fade: 1000ms`. */
export const timesCss = (values: Readonly<Record<string, unknown>>) => {
  const lines = Object.entries(values).flatMap(([name, value]) =>
    name.endsWith('_MS')
      ? [`--${name.slice(0, -3).toLowerCase().replaceAll('_', '-')}: ${value}ms;`]
      : [],
  );
  return `:root { ${lines.join(' ')} }`;
};

/** Vite plugin behind `import 'virtual:times.css'`. */
export function timesAsCustomProperties(): Plugin {
  return {
    name: 'times-as-custom-properties',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? timesCss(TIMES) : undefined),
  };
}
