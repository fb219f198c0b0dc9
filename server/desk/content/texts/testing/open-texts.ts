/** The desk of a studio whose content is a copy of the checkout's, with helpers for its texts. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import type { Field, List, ListAction, TextsPage } from '#contract/desk/texts.ts';
import { copyContent } from '#server/testing/content-copy.ts';
import { openTestDesk } from '#server/testing/desk.ts';
import { allFields, allLists } from '../all-parts.ts';

/** The studio's own content except for what the tests below change, so that an owner's edit breaks none of them. */
function knownContent(): string {
  const content = copyContent();
  const change = (file: string, path: readonly string[], value: unknown) => {
    const document = parseDocument(readFileSync(join(content, file), 'utf8'));
    document.setIn(path, document.createNode(value, { flow: true }));
    writeFileSync(join(content, file), document.toString());
  };
  change('home.yaml', ['hero', 'lead'], 'A plain sentence of the studio.');
  change('site.yaml', ['phone'], { value: '+91 00000 00000', placeholder: true });
  return content;
}

export async function openTexts() {
  const content = knownContent();
  const desk = openTestDesk({ env: { CONTENT_DIR: content } });
  const asha = await desk.comeIn();
  const page = async (file: string) =>
    (await (await asha.ask(`/words/${file}`)).json()) as TextsPage;
  return {
    ...desk,
    asha,
    content,
    page,
    field: async (file: string, path: string): Promise<Field> =>
      allFields((await page(file)).parts).find((one) => one.place === path)!,
    list: async (file: string, path: string): Promise<List> =>
      allLists((await page(file)).parts).find((one) => one.path === path)!,
    changeList: (file: string, path: string, action: ListAction) =>
      asha.ask(`/words/${file}/list`, { path, action }),
    put: (file: string, { path, revision }: Field, value: string, who = asha) =>
      who.ask(`/words/${file}/field`, { path, revision, value }, { method: 'PUT' }),
    draft: (file: string) => readFileSync(join(desk.drafts.folder, file), 'utf8'),
  };
}
