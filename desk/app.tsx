/** The screens by address. */
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Route, Routes } from 'react-router';
import { ConnectionError, useMe } from './api.ts';
import { keeper } from './keep/keep.ts';
import { loadLater } from './load-later.ts';
import { QuietButton } from './parts/buttons.tsx';
import { Frame } from './parts/frame.tsx';
import { LoadFault } from './parts/load-fault.tsx';
import { Studio } from './parts/studio.ts';
import { ByTelephone } from './screens/by-telephone/by-telephone.tsx';
import { EnquiryScreen } from './screens/enquiry/enquiry.tsx';
import { Inbox } from './screens/inbox/inbox.tsx';
import { InvitationScreen } from './screens/invitation.tsx';
import { LinkScreen } from './screens/link.tsx';
import { People } from './screens/people.tsx';
import { SignIn } from './screens/sign-in.tsx';

/** Screens that are loaded after signing in, before anybody opens them. */
const preloads: (() => Promise<unknown>)[] = [];
/** A screen with a chunk of its own. */
function lazyScreen<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
) {
  preloads.push(load);
  return lazy(async () => ({ default: (await load())[name] }));
}

const Projects = lazyScreen(() => import('./screens/projects/projects-screen.tsx'), 'Projects');
const Project = lazyScreen(() => import('./screens/projects/project-screen.tsx'), 'Project');
const PlanScreen = lazyScreen(() => import('./screens/plan/plan-screen.tsx'), 'PlanScreen');
const FilmsScreen = lazyScreen(() => import('./screens/films/films-screen.tsx'), 'FilmsScreen');
const Publish = lazyScreen(() => import('./screens/publish/publish.tsx'), 'Publish');
const Launch = lazyScreen(() => import('./screens/publish/launch.tsx'), 'Launch');
const TextsScreen = lazyScreen(() => import('./screens/texts/texts-screen.tsx'), 'TextsScreen');
const Templates = lazyScreen(() => import('./screens/templates/templates-screen.tsx'), 'Templates');
const Pictures = lazyScreen(() => import('./screens/pictures/pictures-screen.tsx'), 'Pictures');
const StudioScreen = lazyScreen(() => import('./screens/studio/studio-screen.tsx'), 'StudioScreen');
const HoursScreen = lazyScreen(() => import('./screens/hours/hours-screen.tsx'), 'HoursScreen');
const VisitsScreen = lazyScreen(() => import('./screens/visits/visits-screen.tsx'), 'VisitsScreen');

/**
 * `names`: the sheets in folders of desk/styles with these names apply on this screen. A screen whose styles are all in
 * `*.module.css` has no folder there.
 */
const withStyles = (names: string, screen: ReactNode) => (
  <div className="screen" data-screen={names}>
    {screen}
  </div>
);

function SignedIn() {
  const { data: me, isPending, error, refetch } = useMe();
  const email = me?.email;
  useEffect(() => {
    if (!email) return;
    // Waiting values are sent after signing in. Screens are preloaded in case the connection is lost.
    void keeper.flush();
    void loadLater(preloads);
  }, [email]);
  if (isPending) return <p className="waiting" aria-live="polite" />;
  if (error && me === undefined)
    return (
      <main className="alone">
        <h1>{error instanceof ConnectionError ? 'No connection' : 'Server error'}</h1>
        <p>The desk could not be loaded. What you wrote on this device is kept.</p>
        <QuietButton onClick={() => void refetch()}>Try again</QuietButton>
      </main>
    );
  if (!me) return <SignIn />;
  keeper.open(me.email);
  return (
    <Studio value={me}>
      <Frame>
        <LoadFault>
          <Suspense fallback={<p className="waiting" />}>
            <Routes>
              <Route index element={withStyles('inbox', <Inbox />)} />
              <Route path="enquiry/:id" element={withStyles('enquiry', <EnquiryScreen />)} />
              <Route path="by-telephone" element={withStyles('by-telephone', <ByTelephone />)} />
              <Route path="templates" element={withStyles('templates', <Templates />)} />
              <Route path="people" element={withStyles('people', <People />)} />
              <Route path="projects" element={withStyles('projects', <Projects />)} />
              <Route path="projects/:slug" element={withStyles('projects project', <Project />)} />
              <Route path="projects/:slug/plan" element={withStyles('plan', <PlanScreen />)} />
              <Route path="films" element={withStyles('films', <FilmsScreen />)} />
              <Route path="pictures" element={withStyles('pictures', <Pictures />)} />
              <Route path="studio" element={withStyles('studio', <StudioScreen />)} />
              <Route path="hours" element={withStyles('hours', <HoursScreen />)} />
              <Route path="visits" element={withStyles('visits', <VisitsScreen />)} />
              <Route path="words" element={withStyles('texts', <TextsScreen />)} />
              <Route path="words/:page" element={withStyles('texts', <TextsScreen />)} />
              <Route path="publish" element={withStyles('publish', <Publish />)} />
              <Route path="publish/launch" element={withStyles('publish', <Launch />)} />
              <Route path="*" element={<NotFound />} />
            </Routes>
          </Suspense>
        </LoadFault>
      </Frame>
    </Studio>
  );
}

const NotFound = () => (
  <main className="alone">
    <title>Page not found · Desk</title>
    <h1>Page not found</h1>
    <p>
      <a className="underlined" href="/desk">
        Go to enquiries
      </a>
    </p>
  </main>
);

export const App = () => (
  <Routes>
    <Route path="link" element={<LinkScreen />} />
    <Route path="invitation" element={<InvitationScreen />} />
    <Route path="*" element={<SignedIn />} />
  </Routes>
);
