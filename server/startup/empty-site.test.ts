import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { draftFolder } from '#server/drafts/draft-folder.ts';
import { CHECKOUT, publishedContent } from '#server/drafts/published.ts';
import { hasDemonstration, hasNoStudio } from '#server/new-studio/demonstration.ts';

import { configOf, temporaryFolder } from '#server/testing/fixtures.ts';
import { checkContent } from '#tools/content/check.ts';
import { readContent } from '#tools/content/content-files.ts';
import { startWithEmptySite } from './empty-site.ts';

test.runIf(hasDemonstration())(
  'the site begins without the demonstration, whole, and only once',
  async () => {
    const config = configOf({ DATA_DIR: temporaryFolder() });
    expect(await startWithEmptySite(config)).toBeNull();
    const content = publishedContent(config);
    expect(content).not.toBe(CHECKOUT);
    const site = readFileSync(join(content, 'site.yaml'), 'utf8');
    expect(site).toContain('name: Your studio');
    expect(hasNoStudio(site)).toBe(true);
    expect(site.match(/placeholder: true }$/gm)).toHaveLength(4);
    expect(readdirSync(join(content, 'projects/residential'))).toEqual(['category.yaml']);
    const copy = temporaryFolder();
    cpSync(content, join(copy, 'content'), { recursive: true });
    expect(checkContent(await readContent(copy)).problems).toEqual([]);
    expect(await startWithEmptySite(config)).toMatch(/has content already.*nothing was replaced/);
  },
);

test('content that somebody has changed, or that stands elsewhere, is not replaced', async () => {
  const dataDir = temporaryFolder();
  mkdirSync(draftFolder(dataDir), { recursive: true });
  expect(await startWithEmptySite(configOf({ DATA_DIR: dataDir }))).toMatch(/has content already/);
  const other = temporaryFolder();
  expect(await startWithEmptySite(configOf({ DATA_DIR: other, CONTENT_DIR: CHECKOUT }))).toMatch(
    /CONTENT_DIR/,
  );
  expect(existsSync(join(other, 'content'))).toBe(false);
});
