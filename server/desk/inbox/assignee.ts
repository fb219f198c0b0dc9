/** The person to whom an enquiry is assigned, which anybody at the desk can set. */
import { Hono } from 'hono';
import { z } from 'zod';
import type { Colleague } from '#contract/desk/enquiries.ts';
import type { PersonRow } from '#server/database/desk-types.ts';
import { HttpError, notFound } from '#server/http/http-error.ts';
import { GONE } from '#server/messages/en.ts';
import { createEnquiryRecord } from '../audit-log.ts';
import { readBody } from '../body.ts';
import type { DeskContext, DeskEnv } from '../context.ts';

/** `person`: an id; null: nobody. */
const schema = z.object({ person: z.string().max(64).nullable() });

/** Everybody with access. People with the same name are listed with their email addresses. */
export const colleaguesOf = (people: readonly PersonRow[]): Colleague[] =>
  people.map(({ id, name, email }) => {
    const isAlone = people.filter((other) => other.name === name).length === 1;
    return { id, name: isAlone ? name : `${name} (${email})` };
  });

export function createAssignee(context: DeskContext) {
  const { database } = context;
  const assignee = new Hono<DeskEnv>();
  const record = createEnquiryRecord(context);
  assignee.put('/enquiries/:id/assignee', async (c) => {
    const { person } = await readBody(c, schema);
    const enquiryId = c.req.param('id');
    const assigned = await database.call('assignEnquiry', enquiryId, person);
    if (assigned === 'no enquiry') throw notFound(GONE.enquiry);
    if (assigned === 'no person')
      throw new HttpError(409, ['This person no longer has access. Choose somebody else.']);
    if (assigned.isChanged) await record(c, 'assigned the enquiry to', assigned.name ?? 'nobody');
    return c.json({});
  });
  return assignee;
}
