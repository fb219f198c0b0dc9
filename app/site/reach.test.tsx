/** The studio's phone, WhatsApp and map links, made from content. */
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { DirectLinks } from '#app/components/direct-links.tsx';
import { whatsAppHref } from '#app/components/reach.ts';
import { Info } from '#app/sections/contact/info.tsx';
import { checkContent } from '#tools/content/check.ts';
import { findPlaceholders } from '#tools/content/placeholders.ts';
import {
  contentOf,
  fixture,
  fixtureFileWith,
  fixtureWith,
} from '#tools/content/testing/fixture.ts';
import { mapHref, reachFor } from './reach.server.ts';

const SITE = 'content/site.yaml';
const LINE = /^whatsapp:.*$/m;
const sources = fixture.texts;
const given = (whatsapp: string) => fixtureWith({ [SITE]: sources[SITE]!.replace(LINE, whatsapp) });
const contentWith = (whatsapp: string) => contentOf(given(whatsapp));

/** The markup of every component that shows these links. */
function shown(content: ReturnType<typeof contentWith>) {
  const reach = reachFor(content.site, content.pages);
  return renderToStaticMarkup(
    <MemoryRouter>
      <DirectLinks reach={reach} />
      <Info site={content.site} words={{ ...content.contact.info, whereText: '' }} reach={reach} />
    </MemoryRouter>,
  );
}

test('without a number in the content there is no WhatsApp link', () => {
  expect(shown(contentWith('whatsapp: "+91 98765 43210"'))).toContain('wa.me/919876543210?text=');
  const without = shown(contentWith(''));
  expect(without).not.toMatch(/wa\.me|WhatsApp/);
  expect(without).toContain('href="tel:');
});

test.each(['098765 43210', '+91 98765', 'soon'])(
  '"%s" is not a valid WhatsApp number',
  (number) => {
    const { problems } = checkContent(given(`whatsapp: "${number}"`));
    expect(problems).toMatchObject([
      {
        file: SITE,
        field: 'whatsapp',
        message: `must be a number with its country code, such as "+91 20 1234 5678".`,
      },
    ]);
  },
);

test('the number of the demonstration is listed among the placeholders', () => {
  const line = sources[SITE]!.split('\n').findIndex((text) => LINE.test(text)) + 1;
  expect(findPlaceholders({ [SITE]: sources[SITE]! })).toContainEqual(
    expect.objectContaining({ line }),
  );
});

test('a project text without {project} is refused', () => {
  const { problems } = checkContent(
    fixtureWith({ [SITE]: fixtureFileWith(SITE, '{project}', 'project') }),
  );
  expect(problems).toMatchObject([{ file: SITE, field: 'reach › projectText' }]);
  expect(problems[0]?.message).toContain('must contain {project}');
});

test('WhatsApp opens with the project’s text, else the page’s, else the default', () => {
  const { whatsapp } = reachFor(contentWith('whatsapp: "+91 98765 43210"').site, {
    '/faq': { title: 't', crumb: 'c', description: 'd', whatsapp: 'A question & more' },
  });
  const text = (path: string, project?: string) =>
    new URL(whatsAppHref(whatsapp!, path, project)).searchParams.get('text');
  expect(text('/faq')).toBe('A question & more');
  expect(text('/faq/')).toBe('A question & more');
  expect(text('/about')).toBe(whatsapp!.text);
  expect(text('/faq', 'Shah & $1 Sons')).toBe(
    whatsapp!.projectText.replace('{project}', () => 'Shah & $1 Sons'),
  );
});

test('the map link searches for the office by name and address', () => {
  const { site } = contentWith('');
  const address = { ...site.address, street: { value: 'A & B Road', isPlaceholder: false } };
  const href = new URL(mapHref({ fullName: site.fullName, address }));
  expect(href.searchParams.get('query')).toContain(`${site.fullName}, A & B Road, `);
});
