/**
 * For tests: renders the HTML of every page from the given content. A test that imports this first replaces
 * `#app/content.server.ts` by `content-in-test.ts`.
 */
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import * as facts from '#app/pages/facts.ts';
import * as manifest from '#app/pages/manifest.ts';
import * as details from '#app/pages/project-details.ts';
import { SiteDataContext } from '#app/pages/use-site-data.ts';
import { Banner } from '#app/shell/banner.tsx';
import { EnquiryPopup } from '#app/shell/enquiry-popup/enquiry-popup.tsx';
import { Footer } from '#app/shell/footer.tsx';
import { Navbar } from '#app/shell/navbar.tsx';
import { type SiteData, siteDataFor } from '#app/site/site-data.server.ts';
import type { Content } from '#content-model/assemble.server.ts';
import { PAGES } from '#content-model/pages.ts';
import { required } from '#contract/required.ts';
import { showContent } from './content-in-test.ts';

interface PageModule {
  readonly loader: () => unknown;
  readonly default: ComponentType<never>;
}

const components = import.meta.glob<PageModule>('../../../app/pages/*.tsx', { eager: true });
const MODULES: Readonly<Record<string, PageModule>> = Object.fromEntries(
  PAGES.map(({ path, component }) => {
    const file = `../../../app/pages/${component}.tsx`;
    return [path, required(components[file], file)];
  }),
);

/** The data of all loaders as JSON; none of them may fail. */
export async function loadAll(content: Content): Promise<string> {
  showContent(content);
  const pages = Object.values(MODULES).map(({ loader }) => loader());
  const files = [facts.loader(), manifest.loader()];
  for (const { key } of content.categories)
    files.push(details.loader({ request: new Request(`http://x/projects/${key}.json`) }));
  const texts = await Promise.all(files.map((answer) => answer.text()));
  return JSON.stringify([siteDataFor(content), pages]) + texts.join('\n');
}

function render(path: string, siteData: SiteData) {
  const { loader, default: Page } = required(MODULES[path], `The page ${path}`);
  const Route = Page as ComponentType<{ loaderData: unknown }>;
  const { site, kit } = siteData;
  const element = (
    <SiteDataContext value={{ ...siteData, year: 2026 }}>
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
      <main>
        <Route loaderData={loader()} />
      </main>
      <Footer site={site} reach={kit.reach} year={2026} />
      <EnquiryPopup kit={kit} picture={siteData.enquiryPicture} />
    </SiteDataContext>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

/** HTML of each page by its address, with header and footer. */
export function renderPages(
  content: Content,
  paths = Object.keys(MODULES),
): Record<string, string> {
  showContent(content);
  const siteData = siteDataFor(content);
  return Object.fromEntries(paths.map((path) => [path, render(path, siteData)]));
}
