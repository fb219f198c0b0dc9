/** Templates for replies. Each query runs inside a transaction. */
import type { DatabaseSync } from 'node:sqlite';
import type { ReplyTemplate, TemplateContent } from '#contract/desk/templates.ts';
import { DAY_MS } from '#contract/duration.ts';

/** How long a removed one can be restored. */
const KEPT_MS = DAY_MS;

export function createTemplateQueries(db: DatabaseSync) {
  const selectAll = db.prepare(
    'SELECT id, name, body FROM reply_template WHERE removed_at IS NULL ORDER BY position, id',
  );
  const selectOne = db.prepare(
    'SELECT id, name, body FROM reply_template WHERE id = ? AND removed_at IS NULL',
  );
  const selectSameName = db.prepare(
    `SELECT 1 FROM reply_template
     WHERE name = ? COLLATE NOCASE AND id <> ? AND removed_at IS NULL`,
  );
  const insert = db.prepare(
    `INSERT INTO reply_template (position, name, body)
     SELECT coalesce(max(position), 0) + 1, ?, ? FROM reply_template RETURNING id`,
  );
  const update = db.prepare('UPDATE reply_template SET name = ?, body = ? WHERE id = ?');
  const setPosition = db.prepare('UPDATE reply_template SET position = ? WHERE id = ?');
  const remove = db.prepare('UPDATE reply_template SET removed_at = ? WHERE id = ?');
  const restore = db.prepare(
    'UPDATE reply_template SET removed_at = NULL WHERE id = ? AND removed_at IS NOT NULL RETURNING name',
  );
  const forget = db.prepare('DELETE FROM reply_template WHERE removed_at < ?');

  const templates = () => selectAll.all() as unknown as ReplyTemplate[];
  const find = (id: number) => selectOne.get(id) as ReplyTemplate | undefined;
  const isTaken = (name: string, id: number) => selectSameName.get(name, id) !== undefined;

  return {
    templates,
    /** Adds it at the end of the list, which has at most `max`. Returns its id. */
    addTemplate({ name, body }: TemplateContent, max: number): number | 'same name' | 'full' {
      if (isTaken(name, 0)) return 'same name';
      if (templates().length >= max) return 'full';
      return (insert.get(name, body) as { id: number }).id;
    },
    /** Changes it if it still equals `before`; else returns its current state. */
    changeTemplate(id: number, { name, body }: TemplateContent, before: TemplateContent) {
      const now = find(id);
      if (!now) return 'gone';
      if (now.name !== before.name || now.body !== before.body) return now;
      if (isTaken(name, id)) return 'same name';
      update.run(name, body, id);
      return 'changed';
    },
    /** Returns its name; null if there is no such template. */
    removeTemplate(id: number, now: number): string | null {
      const found = find(id);
      if (!found) return null;
      forget.run(now - KEPT_MS);
      remove.run(now, id);
      return found.name;
    },
    /** Restores a removed one at its place. Returns its name; null if it is no longer kept. */
    restoreTemplate(id: number): string | null {
      return (restore.get(id)?.name as string | undefined) ?? null;
    },
    /** Sorts by `ids`; others follow in their previous order. */
    orderTemplates(ids: readonly number[]): void {
      const known = templates().map(({ id }) => id);
      const first = ids.filter((id) => known.includes(id));
      const all = [...new Set([...first, ...known])];
      for (const [at, id] of all.entries()) setPosition.run(at + 1, id);
    },
  };
}
