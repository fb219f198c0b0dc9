/** In print no picture overlaps another or the address, and none is tiny. */
import { content, PROJECT_PATHS } from './content.ts';
import { expect, test, visit } from './studio.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, saveData: true });

/** A4 without its margins, in CSS pixels. */
const PAPER = { width: 718, height: 1000 };
/** The minimum share of the paper's width. */
const SMALLEST = 0.1;
const SMALLEST_OF_PROJECT = 0.15;
const SMALLEST_OF_FEW = 0.2;
/** If a home has more pictures than this, they are printed small. */
const FEW = 12;
const BEST = 0.45;

const MATERIALS = Object.keys(content.materials?.materials ?? {})
  .slice(0, 3)
  .map((key) => `/materials/${key}`);

for (const path of [...PROJECT_PATHS, '/rooms', ...MATERIALS])
  test(`${path} is printed without a picture over another or over the address`, async ({
    page,
  }) => {
    await page.setViewportSize(PAPER);
    await visit(page, path);
    await page.emulateMedia({ media: 'print' });
    const { pictures, best, overlaps, seen } = await page.evaluate(() => {
      const all = new CSSStyleSheet();
      all.replaceSync('*{content-visibility:visible!important}');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, all];
      const boxes = [...document.querySelectorAll('main img, footer address')]
        .filter((element) => element.checkVisibility())
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0);
      const overlaps = boxes.flatMap(({ element, box: a }, i) =>
        boxes.slice(i + 1).flatMap(({ element: other, box: b }) => {
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          return across > 2 && down > 2 ? [`${element.outerHTML} × ${other.outerHTML}`] : [];
        }),
      );
      const widths = (selector: string) =>
        [...document.querySelectorAll(selector)].map(
          (element) => element.getBoundingClientRect().width,
        );
      const pictures = widths('main figure:has(img), main li:has(img)').filter(Boolean);
      return { pictures, best: widths('[data-best]'), overlaps, seen: boxes.length };
    });
    expect(seen).toBeGreaterThan(1);
    expect(overlaps).toEqual([]);
    const leastOfProject = pictures.length > FEW ? SMALLEST_OF_PROJECT : SMALLEST_OF_FEW;
    const least = path.startsWith('/projects') ? leastOfProject : SMALLEST;
    expect(Math.min(...pictures) / PAPER.width).toBeGreaterThan(least);
    for (const width of best) expect(width / PAPER.width).toBeGreaterThan(BEST);
  });
