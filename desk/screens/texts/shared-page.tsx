/** How Google's results and a link shared by WhatsApp show a page: its title, description, address and card. */
import type { Part } from '#contract/desk/texts.ts';
import { useKeepState } from '../../keep/keep.ts';
import { currentValue } from '../../keep/value-now.ts';
import { SharedLook } from '../../parts/shared-look/shared-look.tsx';
import { usePublishedHead } from '../../parts/shared-look/use-published-head.ts';
import { useStudio } from '../../parts/studio.ts';
import { useEditing } from './editing.ts';
import { fieldsIn, useTextsPage } from './use-texts.ts';

/** Search engines do not list it. */
const NOT_FOUND = '/404';

/** The studio's name in the draft; the published one until it is loaded. */
function useStudioName(): string {
  const { me } = useStudio();
  const { data } = useTextsPage('site');
  const saved = fieldsIn(data?.parts ?? []).find(({ path }) => path === 'fullName')?.value;
  return useKeepState(({ typed }) =>
    currentValue(typed, '/words/site#fullName', saved ?? me.studio),
  );
}

interface SharedPageProps {
  /** The texts of one address in `pages.yaml`. */
  readonly part: Part;
}

export function SharedPage({ part }: SharedPageProps) {
  const { file } = useEditing();
  const address = part.path;
  const studio = useStudioName();
  const card = usePublishedHead(address)?.card ?? null;
  const fields = fieldsIn([part]);
  const read = (key: string) => {
    const field = fields.find(({ path }) => path === `${address}.${key}`);
    return { path: `/words/${file}#${address}.${key}`, saved: field?.value ?? '' };
  };
  const [title, description] = [read('title'), read('description')];
  const own = useKeepState(({ typed }) => currentValue(typed, title.path, title.saved));
  const text = useKeepState(({ typed }) =>
    currentValue(typed, description.path, description.saved),
  );
  // A text with numbers of the site has several forms, none of which can be shown as it is.
  if (own === '' || text === '' || address === NOT_FOUND) return null;
  const whole = address === '/' ? own : `${own} · ${studio}`;
  const hint = card ? 'The picture is the published one. It changes when you publish.' : '';
  return <SharedLook {...{ address, card, hint }} title={whole} description={text} />;
}
