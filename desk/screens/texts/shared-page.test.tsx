import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { SharedPage } from './shared-page.tsx';
import { fieldAt } from './testing/parts.ts';

const keep = vi.hoisted(() => ({ typed: {} as Record<string, { readonly value: string }> }));
const draft = vi.hoisted(() => ({ site: undefined as unknown }));
vi.mock('../../keep/keep.ts', () => ({
  useKeepState: (pick: (state: typeof keep) => unknown) => pick(keep),
}));
vi.mock('../../parts/studio.ts', () => ({ useStudio: () => ({ me: { studio: 'Osari' } }) }));
vi.mock('./editing.ts', () => ({ useEditing: () => ({ file: 'pages' }) }));
vi.mock('@tanstack/react-query', async (original) => ({
  ...(await original<object>()),
  useQuery: ({ queryKey: [, name] }: { readonly queryKey: readonly string[] }) => ({
    data: name === 'site' ? draft.site : undefined,
  }),
}));

const textAt = (path: string, value: string) => ({ ...fieldAt(path), value });

test('a search result and a shared link show the draft’s name of the studio', () => {
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) });
  vi.stubGlobal('location', { host: 'studio.example' });
  const part = {
    kind: 'group' as const,
    path: '/about',
    label: 'About',
    parts: [textAt('/about.title', 'Who we are'), textAt('/about.description', 'Two people.')],
  };
  const shown = () => renderToStaticMarkup(<SharedPage part={part} />);
  expect(shown()).toContain('Who we are · Osari');
  draft.site = { parts: [textAt('fullName', 'Angan Interiors')] };
  expect(shown().split('Who we are · Angan Interiors')).toHaveLength(3);
  keep.typed = { '/words/site#fullName': { value: 'Angan Rooms' } };
  expect(shown()).toContain('Who we are · Angan Rooms');
});
