/** The desk's API. It listens on no port, so tests can call it directly. */
import { Hono } from 'hono';
import type { ErrorBody } from '#contract/desk/enquiries.ts';
import { isDiskFull } from '#server/durable.ts';
import { DESK_API } from '#server/http/api-paths.ts';
import { API_POLICY } from '#server/http/csp.ts';
import { HttpError } from '#server/http/http-error.ts';
import { SECURITY_HEADERS } from '#server/http/security-headers.ts';
import { errorCode } from '#server/log.ts';
import { createChallenges } from './accounts/challenges.ts';
import { createInvitations } from './accounts/invitation.ts';
import { createInvite } from './accounts/invite.ts';
import { createMailLinks } from './accounts/mail-links.ts';
import { createMe } from './accounts/me.ts';
import { createPasskeyRoutes } from './accounts/passkey-routes.ts';
import { createPeople } from './accounts/people.ts';
import { createPushRoutes } from './accounts/push-routes.ts';
import { requireSession } from './accounts/sessions.ts';
import { createSignIn } from './accounts/sign-in.ts';
import { createSignOut } from './accounts/sign-out.ts';
import { createFilms } from './content/films/films.ts';
import { createHours } from './content/hours/hours.ts';
import { createPictures } from './content/pictures/pictures.ts';
import { createSmallCopies } from './content/pictures/small-copies.ts';
import { createPlan } from './content/plan/plan.ts';
import { createProjects } from './content/projects/projects.ts';
import { createStudio } from './content/studio/studio.ts';
import { createLive } from './content/texts/live.ts';
import { createTextFiles } from './content/texts/text-files.ts';
import { createTexts } from './content/texts/texts.ts';
import { createUploads } from './content/uploads/uploads.ts';
import type { DeskContext, DeskEnv } from './context.ts';
import { createGroupWriters } from './group-writers.ts';
import { createAssignee } from './inbox/assignee.ts';
import { createAttachments } from './inbox/attachments.ts';
import { createByTelephone } from './inbox/by-telephone.ts';
import { createEnquiries } from './inbox/enquiries.ts';
import { createInbox } from './inbox/inbox.ts';
import { createReminder } from './inbox/reminder.ts';
import { createReplies } from './inbox/replies.ts';
import { createTemplates } from './inbox/templates.ts';
import { createLimits } from './limits.ts';
import { ownOrigin, rejectOtherSites } from './origin.ts';
import { refuseColleagues } from './owners-only.ts';
import { createPublishing } from './publishing/publishing.ts';
import { createTakeBackChange } from './publishing/take-back-change.ts';
import { DISK_FULL } from './upload-error.ts';
import { createVisits } from './visits/visits.ts';
import { recordWriters } from './writers.ts';

const isRead = (method: string) => method === 'GET' || method === 'HEAD';
const NOT_READ = 'The server could not read this. Please try again in a minute.';
const NOT_SAVED = 'The server could not save this. Please try again in a minute.';

/** @returns the app of all addresses below /desk/api */
export function createDesk(context: DeskContext): Hono<DeskEnv> {
  const { log, now } = context;
  const app = new Hono<DeskEnv>().basePath(DESK_API);
  const challenges = createChallenges(now);
  const limits = createLimits(now);

  app.use(async (c, next) => {
    await next();
    // One response may be framed by the desk, and sets the header itself.
    const frames = c.res.headers.get('X-Frame-Options');
    for (const [name, value] of SECURITY_HEADERS) c.res.headers.set(name, value);
    if (frames) c.res.headers.set('X-Frame-Options', frames);
    if (!c.res.headers.has('Content-Security-Policy'))
      c.res.headers.set('Content-Security-Policy', API_POLICY);
    c.res.headers.set('Cache-Control', 'no-store');
    c.res.headers.set('X-Robots-Tag', 'noindex');
  });
  app.use(async (c, next) => {
    rejectOtherSites(c);
    if (!isRead(c.req.method)) c.set('origin', ownOrigin(c, context));
    await next();
  });

  app.route('/', createSignIn(context, challenges));
  app.route('/', createMailLinks(context, limits));
  app.route('/', createInvitations(context, challenges, limits));
  app.use(requireSession(context));
  app.use(async (c, next) => {
    if (!isRead(c.req.method)) limits.count('writes', c.get('person').id);
    await next();
  });
  refuseColleagues(app);
  app.use(recordWriters(now));
  const groupWriters = createGroupWriters(context);
  app.use(groupWriters.note);
  app.route('/', createMe(context));
  app.route('/', createPeople(context));
  app.route('/', createInvite(context, limits));
  app.route('/', createPasskeyRoutes(context, challenges));
  app.route('/', createSignOut(context));
  app.route('/', createPushRoutes(context));
  app.route('/', createInbox(context));
  app.route('/', createByTelephone(context, limits));
  app.route('/', createEnquiries(context));
  app.route('/', createReplies(context, limits));
  app.route('/', createReminder(context));
  app.route('/', createAssignee(context));
  app.route('/', createTemplates(context));
  const textFiles = createTextFiles(context.drafts);
  const uploads = createUploads(context.config.dataDir, now);
  app.post('/uploads/allowed', (c) => c.json({}));
  app.delete('/uploads/:upload', async (c) => {
    await uploads.remove(c.req.param('upload'));
    return c.json({});
  });
  app.route('/', createAttachments(context, uploads));
  const copies = createSmallCopies(context.site);
  app.route('/', createStudio(context, uploads));
  app.route('/', createProjects(context, uploads, copies));
  app.route('/', createPictures(context, uploads, textFiles, copies));
  app.route('/', createPlan(context, context.drafts, uploads));
  app.route('/', createFilms(context, context.drafts, uploads));
  app.route('/', createPublishing(context, groupWriters, copies));
  app.route('/', createTakeBackChange(context, textFiles));
  app.route('/', createTexts(context, textFiles));
  app.route('/', createHours(context, textFiles));
  app.route('/', createLive(context));
  app.route('/', createVisits(context));

  app.notFound((c) =>
    c.json({ error: 'The desk has no such address. Reload the page.' } satisfies ErrorBody, 404),
  );
  app.onError((error, c) => {
    if (!(error instanceof HttpError)) {
      log('error', 'desk-failed', { code: errorCode(error) });
      const message = isRead(c.req.method) ? NOT_READ : NOT_SAVED;
      return c.json({ error: isDiskFull(error) ? DISK_FULL : message } satisfies ErrorBody, 503);
    }
    const { status, messages, headers, reason } = error;
    if (reason) log('warn', 'refused', { status, reason });
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    return c.json({ error: messages.join(' ') } satisfies ErrorBody, status);
  });
  return app;
}
