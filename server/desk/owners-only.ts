/** Actions that only an owner may do: people, the brand, and those that cannot be undone. */
import type { Hono } from 'hono';
import { BRAND_ONLY_OWNERS, onlyOwners } from '#contract/desk/roles.ts';
import { HttpError } from '#server/http/http-error.ts';
import type { DeskEnv, DeskRequest } from './context.ts';

/** Method, address and reason. Colleagues' actions can be undone at the desk, except a reply that has been sent. */
export const OWNERS_ONLY: readonly (readonly [string, string, string])[] = [
  ['POST', '/people/invite', onlyOwners('invite people')],
  ['POST', '/people/withdraw', onlyOwners('withdraw invitations')],
  ['POST', '/people/remove', onlyOwners('remove people')],
  ['POST', '/people/role', onlyOwners('change roles')],
  ['PUT', '/studio/form', BRAND_ONLY_OWNERS],
  ['POST', '/studio/mark', BRAND_ONLY_OWNERS],
  ['POST', '/studio', BRAND_ONLY_OWNERS],
  ['DELETE', '/enquiries/:id', onlyOwners('delete an enquiry')],
  ['POST', '/publishing/discard', onlyOwners('take back all changes')],
];

/** The person was read from the database for this request. @throws HttpError 403 for a colleague */
export function requireOwner(c: DeskRequest, reason: string): void {
  if (c.get('person').role !== 'owner') throw new HttpError(403, [reason]);
}

/** Refuses these requests of colleagues before the handler of the address reads anything. */
export function refuseColleagues(app: Hono<DeskEnv>): void {
  for (const [method, path, reason] of OWNERS_ONLY)
    app.on(method, path, async (c, next) => {
      requireOwner(c, reason);
      await next();
    });
}
