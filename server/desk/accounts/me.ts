/** The signed-in person, and what the screens need to know about the studio. */
import { Hono } from 'hono';
import type { Me } from '#contract/desk/people.ts';
import { businessHours } from '#contract/written-hours.ts';
import { mailAddresses } from '#server/mail/addresses.ts';
import { offersStudio } from '#server/new-studio/demonstration.ts';
import type { DeskContext, DeskEnv } from '../context.ts';

export function createMe({ database, config, site, drafts }: DeskContext) {
  const me = new Hono<DeskEnv>();
  me.get('/me', async (c) => {
    const { id, name, email, role } = c.get('person');
    const { studio, release } = site;
    const { from, isReal } = mailAddresses(config, studio);
    const answer: Me = {
      id,
      name,
      role,
      email,
      studio: studio.name,
      hours: businessHours(studio.hours),
      liveSince: release?.since ? Date.parse(release.since) : null,
      canReply: isReal,
      from: from.address,
      offersStudio: role === 'owner' && (await offersStudio(drafts)),
      hasColleagues: (await database.call('countPeople')) > 1,
    };
    return c.json(answer);
  });
  return me;
}
