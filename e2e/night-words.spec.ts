/**
 * If a project's page has another first picture in the dark scheme, it has its own alt text and caption (WCAG 1.1.1).
 */
import { projectPath } from '#content-model/pages.ts';
import { content } from './content.ts';
import { expect, test, visit } from './studio.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, firstVisit: false, saveData: true });

const lit = content.categories
  .flatMap(({ projects }) => projects)
  .filter(({ nightCover, cover = 1 }) => nightCover && nightCover !== cover);

for (const colorScheme of ['light', 'dark'] as const)
  for (const javaScriptEnabled of [true, false])
    test.describe(`${colorScheme} scheme, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
      test.use({ colorScheme, javaScriptEnabled });
      test.skip(lit.length === 0, 'no project has a picture for the night');

      test('the first picture of a project, its alt text, caption and address belong to one photo', async ({
        page,
      }) => {
        for (const { slug, photos, nightCover } of lit) {
          const asked: string[] = [];
          page.on('request', (request) => asked.push(new URL(request.url()).pathname));
          if (javaScriptEnabled) await visit(page, projectPath(slug));
          else await page.goto(projectPath(slug));
          const figure = page.locator('.project-cover');
          const day = Number(await figure.getAttribute('id'));
          const [shown, other] = (
            colorScheme === 'dark' ? [nightCover!, day] : [day, nightCover!]
          ).map((n) => photos[n - 1]!);
          const picture = figure.getByRole('img');
          await expect(picture).toHaveCount(1);
          await expect(picture).toHaveAttribute('alt', shown!.alt);
          await expect(picture).toHaveJSProperty('complete', true);
          expect(
            await picture.evaluate((img: HTMLImageElement) => new URL(img.currentSrc).pathname),
          ).toContain(`${shown!.encoded!.base}-`);
          await expect(figure.getByText(shown!.title, { exact: true })).toBeVisible();
          await expect(figure.getByText(other!.title, { exact: true })).toBeHidden();
          await expect(figure.locator('.project-frame').filter({ visible: true })).toHaveAttribute(
            'href',
            new RegExp(`^${shown!.encoded!.base}-`),
          );
          const files = asked.filter((path) => path.startsWith(`${shown!.encoded!.base}-`));
          expect(files, 'the picture is requested once').toHaveLength(1);
        }
      });
    });
