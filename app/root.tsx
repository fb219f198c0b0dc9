import type { ReactNode } from 'react';
import { Links, Meta, Outlet } from 'react-router';
import { MOTION_SCRIPT } from '#app/browser/motion.ts';
import { Drawings } from '#app/components/arch.tsx';
import { SteadyLocation } from '#app/components/steady-location.tsx';
import { whenDataChanges } from '#app/components/when-data-changes.ts';
import { useAnnounceHydration } from '#app/hooks/use-announce-hydration.ts';
import { SiteDataContext } from '#app/pages/use-site-data.ts';
import { Banner } from '#app/shell/banner.tsx';
import { EnquiryPopup } from '#app/shell/enquiry-popup/enquiry-popup.tsx';
import { ErrorPage } from '#app/shell/error-page.tsx';
import { Footer } from '#app/shell/footer.tsx';
import { LateLayout } from '#app/shell/late-layout.tsx';
import { MissedPage, stayIfMissed } from '#app/shell/missed-page/missed-page.tsx';
import { Navbar } from '#app/shell/navbar.tsx';
import { fadePages, PageFade } from '#app/shell/page-fade.tsx';
import { PageScripts } from '#app/shell/page-scripts.tsx';
import { Preloader } from '#app/shell/preloader/preloader.tsx';
import { ReachBar } from '#app/shell/reach-bar/reach-bar.tsx';
import { RestoreScroll } from '#app/shell/scroll-restoration/scroll-restoration.tsx';
import { siteData } from '#app/site/site-data.server.ts';
import { INDIAN } from '#contract/locale.ts';
import type { Route } from './+types/root';
import '#app/styles/layers.css';
import 'virtual:fonts.css';
import '#app/styles/index.css';
import 'virtual:brand.css';
import 'virtual:crops.css';
import 'virtual:times.css';
import { BAR_COLOUR } from 'virtual:brand';

/** The data is fixed at build time, so it is never requested again. */
export const shouldRevalidate = () => false;

export const clientMiddleware = [fadePages, stayIfMissed];

export const loader = () => ({ ...siteData, year: new Date().getFullYear() });

/** The HTML document of every page. */
export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang={INDIAN} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={BAR_COLOUR} />
        <Meta />
        <Links />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <script
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own line, needed before the first paint
          dangerouslySetInnerHTML={{ __html: MOTION_SCRIPT }}
        />
      </head>
      <body>
        {children}
        <RestoreScroll />
        <PageScripts />
      </body>
    </html>
  );
}

export const ErrorBoundary = ErrorPage;

function Root({ loaderData }: Route.ComponentProps) {
  const { site, kit, missedPage, enquiryPicture, intro, year } = loaderData;
  useAnnounceHydration();
  return (
    <SiteDataContext value={loaderData}>
      <Drawings />
      <Preloader film={intro} />
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <SteadyLocation>
        <Banner
          place={site.place}
          reach={kit.reach}
          email={site.email.value}
          hours={site.hoursText}
        />
        <Navbar
          links={site.navbar}
          name={site.name}
          place={site.place}
          more={site.more}
          reach={kit.reach}
          enquire={kit.words.enquiry.button}
        />
        <ReachBar reach={kit.reach} enquire={kit.words.enquiry.button} />
      </SteadyLocation>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SteadyLocation>
        <Footer site={site} reach={kit.reach} year={year} />
        <EnquiryPopup kit={kit} picture={enquiryPicture} />
      </SteadyLocation>
      <MissedPage words={missedPage} />
      <LateLayout />
      <PageFade />
    </SiteDataContext>
  );
}

export default whenDataChanges(Root);
