import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts } from 'react-router';
import type { Route } from './+types/root';
import { Drawings } from './components/arch.tsx';
import { whenDataChanges } from './components/when-data-changes.ts';
import { useAnnounceHydration } from './hooks/use-announce-hydration.ts';
import { MOTION_SCRIPT } from './hooks/use-motion.ts';
import { SiteDataContext } from './pages/use-site-data.ts';
import { Banner } from './shell/banner.tsx';
import { EnquiryPopup } from './shell/enquiry-popup/enquiry-popup.tsx';
import { ErrorPage } from './shell/error-page.tsx';
import { Footer } from './shell/footer.tsx';
import { LateLayout } from './shell/late-layout.tsx';
import { MissedPage, stayIfMissed } from './shell/missed-page/missed-page.tsx';
import { Navbar } from './shell/navbar.tsx';
import { fadePages, PageFade } from './shell/page-fade.tsx';
import { Preloader } from './shell/preloader/preloader.tsx';
import { WayBack } from './shell/way-back.tsx';
import { siteData } from './site-data.server.ts';
import './styles/index.css';
import 'virtual:times.css';

/** Nothing changes between builds. */
export const shouldRevalidate = () => false;

export const clientMiddleware = [fadePages, stayIfMissed];

export const loader = () => ({ ...siteData, year: new Date().getFullYear() });

/** The document around every page. */
export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en-IN" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#171a19" />
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
        <WayBack />
        <Scripts />
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
      <Banner
        place={site.place}
        phone={site.phone.value}
        email={site.email.value}
        hours={site.hoursText}
      />
      <Navbar
        links={site.navbar}
        name={site.name}
        place={site.place}
        enquire={kit.words.enquiry.button}
      />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer site={site} year={year} />
      <EnquiryPopup kit={kit} picture={enquiryPicture} />
      <MissedPage words={missedPage} />
      <LateLayout />
      <PageFade />
    </SiteDataContext>
  );
}

export default whenDataChanges(Root);
