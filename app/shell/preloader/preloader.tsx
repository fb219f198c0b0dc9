import { FilmSources } from '#app/components/film-sources.tsx';
import { Mark } from '#app/components/mark.tsx';
import {
  PHONE_OPENING_QUERY,
  PRELOADER_ERROR_FALLBACK_MS,
  PRELOADER_NO_FRAME_MS,
  PRELOADER_PAGE_WAIT_MS,
  PRELOADER_ZOOM_OUT_MS,
} from '#app/constants.ts';
import type { Film } from '#content-model/types.ts';
import { type PreloaderTimes, playPreloader } from './play.ts';
import css from './preloader.module.css';

const TIMES: PreloaderTimes = {
  zoomOutMs: PRELOADER_ZOOM_OUT_MS,
  errorFallbackMs: PRELOADER_ERROR_FALLBACK_MS,
  noFrameMs: PRELOADER_NO_FRAME_MS,
  pageWaitMs: PRELOADER_PAGE_WAIT_MS,
};

/**
 * The opening film over the full window, once per session. Renders a closed `<dialog>` that its inline script opens. It
 * stays closed without script, for crawlers and under reduced motion. React does not change its attributes. Not
 * rendered if the studio has no such film.
 */
export function Preloader({ film }: { readonly film: Film }) {
  if (!film.sources) return null;
  return (
    <>
      <dialog
        id="preloader"
        className={css.preloader}
        aria-label="Opening film"
        data-preloader="complete"
        suppressHydrationWarning
      >
        <Mark className={css.mark} />
        <video
          className={css.film}
          muted
          playsInline
          preload="none"
          aria-hidden="true"
          tabIndex={-1}
        >
          <FilmSources film={film} phoneQuery={PHONE_OPENING_QUERY} />
        </video>
        <button type="button" className={css.skip}>
          Skip
        </button>
      </dialog>
      <script
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, which runs before hydration
        dangerouslySetInnerHTML={{ __html: `(${playPreloader})(${JSON.stringify(TIMES)})` }}
      />
    </>
  );
}
