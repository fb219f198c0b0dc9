/** The bar of the desk with its menu, which on phones is at the bottom. */
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { ask, ConnectionError, queries, ResponseError } from '../api.ts';
import { useInbox } from '../enquiries.ts';
import { keeper } from '../keep/keep.ts';
import { FRAME } from '../messages/en.ts';
import { say } from '../messages/message.ts';
import { useCachedChangeCount } from '../screens/publish/use-publishing.ts';
import { ErrorMessage } from './announcements.tsx';
import { clearBadge, useBadge } from './badge.ts';
import { TextButton } from './buttons.tsx';
import { LowArch } from './drawings.tsx';
import { KeyList, useKeys } from './keys.tsx';
import { recordSignOut } from './last-session.ts';
import { NewVersion } from './new-version.tsx';
import { forgetDevice } from './push.ts';
import { useStudio } from './studio.ts';
import { useAttempt } from './use-attempt.ts';

async function signOut(): Promise<void> {
  await keeper.flush();
  const left = Object.keys(keeper.state().typed).length;
  if (left > 0 && !confirm(say(FRAME.unsaved, { count: left }))) return;
  await ask('/sign-out', { scope: 'this' }).catch((error) => {
    // The session has ended already.
    if (!(error instanceof ResponseError && error.status === 401)) throw error;
  });
  recordSignOut();
  clearBadge();
  void forgetDevice();
  // Removes all stored values from this device.
  keeper.forgetAll();
  queries.setQueryData(['me'], null);
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'me' });
}

/** The entries of the menu, with the addresses of the screens that belong to each. */
const MENU = [
  ['Enquiries', '/', /^\/($|enquiry\/|by-telephone|templates)/],
  ['Projects', '/projects', /^\/(projects|films)/],
  ['Texts', '/words', /^\/(words|pictures|hours)/],
  ['Publish', '/publish', /^\/(publish|visits)/],
  ['People', '/people', /^\/people$/],
] as const;

function Menu({ className }: { readonly className: string }) {
  const { data } = useInbox('list=new');
  const { pathname } = useLocation();
  const counts: Readonly<Record<string, number>> = {
    Enquiries: data?.counts.new ?? 0,
    Publish: useCachedChangeCount(),
  };
  useBadge(data?.counts.new);
  return (
    <nav className={className} aria-label="Desk menu">
      {MENU.map(([name, to, screens]) => {
        const isCurrent = screens.test(pathname);
        const count = counts[name] ?? 0;
        return (
          <Link key={name} to={to} aria-current={isCurrent ? 'page' : undefined}>
            {isCurrent && <LowArch />}
            {name} {count > 0 && <i>{count}</i>}
          </Link>
        );
      })}
    </nav>
  );
}

/**
 * Each screen begins at its top. It is rendered before the screen, so that its effect runs first: a screen may then scroll to
 * what it focuses.
 */
function ScrollToTop({ pathname }: { readonly pathname: string }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each screen
  useLayoutEffect(() => {
    // Some browsers return a promise, which React would treat as a clean-up function.
    window.scrollTo(0, 0);
  }, [pathname]);
  return null;
}

export function Frame({ children }: { readonly children: ReactNode }) {
  const { me, times } = useStudio();
  const [isListOpen, openList] = useState(false);
  const { error, attempt } = useAttempt({
    sentenceOf: (error) =>
      error instanceof ConnectionError
        ? 'No connection, so you are still signed in. Sign out again when the connection is back.'
        : `You are still signed in. ${(error as Error).message}`,
  });
  const leave = () => attempt(signOut);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useKeys({
    'g e': () => navigate('/'),
    'g p': () => navigate('/projects'),
    'g w': () => navigate('/words'),
    'g l': () => navigate('/publish'),
    'g o': () => navigate('/people'),
    '?': () => openList(true),
  });
  return (
    <div className={/^\/(enquiry|words|projects)\/[^/]+$/.test(pathname) ? 'frame one' : 'frame'}>
      <ScrollToTop pathname={pathname} />
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className="top">
        <a className="brand" href="/desk">
          {/* Loaded again after a release, which may have another logo. */}
          <img src={`/favicon.svg?since=${me.liveSince ?? ''}`} alt="" width="28" height="28" />
          <b>{me.studio}</b> <span>Desk</span>
        </a>
        <Menu className="menu" />
        <div className="stand">
          {me.liveSince !== null && (
            <span className="wide">
              Site updated {times.dayTimeInside(me.liveSince, Date.now())}
            </span>
          )}
          <a className="underlined wide" href="/">
            View the site
          </a>
          <TextButton className="wide" onClick={() => openList(true)}>
            Shortcuts
          </TextButton>
          <TextButton onClick={() => void leave()}>Sign out</TextButton>
        </div>
      </header>
      <NewVersion />
      {error && <ErrorMessage className="under">{error}</ErrorMessage>}
      {children}
      <Menu className="foot" />
      {isListOpen && <KeyList onClose={() => openList(false)} />}
    </div>
  );
}
