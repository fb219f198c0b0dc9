/**
 * The numbered migrations: number n brings a database from version n - 1 to n. One that was released is never changed;
 * a change to the tables is a new one at the end. Columns of form fields are not listed here: migrate.ts adds them from
 * the table of fields.
 *
 * An enquiry holds what a visitor wrote, an email its place in the outbox; both are written in one transaction. Times
 * are milliseconds since 1970. Columns of the forms carry the names of the wire format.
 */
const CREATE_TABLES = `
CREATE TABLE enquiry (
  id TEXT PRIMARY KEY,           -- the reference number that people see
  form TEXT NOT NULL,
  submission_id TEXT,            -- one draft; null from a plain client
  words_hash TEXT NOT NULL,      -- tells a repeat of the same words from edited ones
  text_hash TEXT,                -- of message or question alone; null when too ordinary to compare
  user_name TEXT, user_email TEXT NOT NULL, user_phone TEXT,
  property_type TEXT, message TEXT, question TEXT,
  page TEXT, notice_version TEXT,
  received_at INTEGER NOT NULL,
  answered_at INTEGER,
  suspicion TEXT                 -- why it is taken for spam; null when it is not
) STRICT;
CREATE UNIQUE INDEX enquiry_submission ON enquiry (submission_id, words_hash);
CREATE INDEX enquiry_received ON enquiry (received_at);
CREATE INDEX enquiry_email ON enquiry (user_email COLLATE NOCASE, received_at);
CREATE INDEX enquiry_text ON enquiry (text_hash, received_at) WHERE text_hash IS NOT NULL;

CREATE TABLE letter (
  id INTEGER PRIMARY KEY,
  enquiry_id TEXT NOT NULL REFERENCES enquiry ON DELETE CASCADE,
  kind TEXT NOT NULL,            -- 'studio' or 'acknowledgement'
  message_id TEXT NOT NULL,      -- the same on every try, so that a mailbox recognises a repeat
  queued_at INTEGER NOT NULL,    -- the seven days of trying begin here
  next_try_at INTEGER,           -- null: held back (suspected spam)
  tries INTEGER NOT NULL DEFAULT 0,
  claimed_at INTEGER,            -- on its way right now
  sent_at INTEGER,
  failed_at INTEGER,             -- given up; still kept
  last_error TEXT,
  UNIQUE (enquiry_id, kind)
) STRICT;
CREATE INDEX letter_due ON letter (tries, next_try_at) WHERE sent_at IS NULL AND failed_at IS NULL;

CREATE TABLE heartbeat (one INTEGER PRIMARY KEY CHECK (one = 1), at INTEGER NOT NULL) STRICT;
`;

const RENAME_TO_TRADE_TERMS = `
ALTER TABLE enquiry RENAME COLUMN words_hash TO content_hash;
ALTER TABLE enquiry RENAME COLUMN suspicion TO spam_reason;
DROP INDEX letter_due;
ALTER TABLE letter RENAME TO email;
CREATE INDEX email_due ON email (tries, next_try_at) WHERE sent_at IS NULL AND failed_at IS NULL;
`;

/**
 * The desk: people with access, and what they do with enquiries. Only SHA-256 of secrets is stored. Keys of the desk's
 * own rows are random, so that they reveal nothing.
 */
const ADD_DESK = `
CREATE TABLE person (
  id TEXT PRIMARY KEY,           -- also the passkeys' user handle
  email TEXT NOT NULL UNIQUE COLLATE NOCASE,
  name TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE passkey (
  id TEXT PRIMARY KEY,           -- the credential's id, base64url
  person_id TEXT NOT NULL REFERENCES person ON DELETE CASCADE,
  public_key BLOB NOT NULL,
  counter INTEGER NOT NULL,
  transports TEXT NOT NULL,      -- hints for the browser, JSON
  device TEXT NOT NULL,          -- "Chrome on Windows"
  created_at INTEGER NOT NULL,
  used_at INTEGER
) STRICT;
CREATE INDEX passkey_person ON passkey (person_id);

CREATE TABLE session (
  hash TEXT PRIMARY KEY,
  person_id TEXT NOT NULL REFERENCES person ON DELETE CASCADE,
  device TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  seen_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX session_person ON session (person_id);

CREATE TABLE sign_in_link (
  hash TEXT PRIMARY KEY,
  kind TEXT NOT NULL,            -- 'invitation' or 'mail'
  email TEXT NOT NULL COLLATE NOCASE,
  device_hash TEXT,              -- of the browser that asked, for 'mail'
  made_by TEXT,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX sign_in_link_email ON sign_in_link (email, kind);

CREATE TABLE act (
  id INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  who TEXT NOT NULL,             -- a name; the person may be gone
  what TEXT NOT NULL,            -- "signed in", "marked as won"; never a visitor's words
  detail TEXT,
  enquiry_id TEXT
) STRICT;
CREATE INDEX act_enquiry ON act (enquiry_id) WHERE enquiry_id IS NOT NULL;
CREATE INDEX act_at ON act (at);

CREATE TABLE handling (
  enquiry_id TEXT PRIMARY KEY REFERENCES enquiry ON DELETE CASCADE,
  outcome TEXT,                  -- 'won' or 'closed'
  seen_at INTEGER,
  note TEXT NOT NULL DEFAULT '',
  note_revision INTEGER NOT NULL DEFAULT 0,
  draft_subject TEXT NOT NULL DEFAULT '',
  draft_body TEXT NOT NULL DEFAULT '',
  draft_revision INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE reply (
  email_id INTEGER PRIMARY KEY REFERENCES email ON DELETE CASCADE,
  author TEXT NOT NULL,
  subject TEXT NOT NULL,
  body TEXT NOT NULL,
  in_reply_to TEXT,              -- Message-ID of the acknowledgement or the last reply
  message_ids TEXT NOT NULL,     -- the thread so far, for References
  answered_before INTEGER        -- what answered_at was, for taking the reply back
) STRICT;
`;

/**
 * The inbox in SQL: the outcome as a column, the promised answer as a time, and indexes for pages, counts and filters.
 * Names begin with `desk_` if a form field could have the same one. Times and texts of old rows are filled in later, in
 * steps (server/desk/inbox/fill-inbox.ts).
 */
const ADD_INBOX = `
ALTER TABLE enquiry ADD COLUMN desk_outcome TEXT;      -- 'won' or 'closed'
UPDATE enquiry SET desk_outcome = handling.outcome FROM handling
  WHERE handling.enquiry_id = enquiry.id AND handling.outcome IS NOT NULL;
ALTER TABLE handling DROP COLUMN outcome;
ALTER TABLE enquiry ADD COLUMN due_at INTEGER;         -- by when an answer is promised, null: not computed yet
ALTER TABLE enquiry ADD COLUMN has_search_text INTEGER NOT NULL DEFAULT 0;
ALTER TABLE enquiry ADD COLUMN desk_state TEXT GENERATED ALWAYS AS (CASE
  WHEN spam_reason IS NOT NULL THEN 'spam' WHEN desk_outcome IS NOT NULL THEN desk_outcome
  WHEN answered_at IS NULL THEN 'new' ELSE 'talks' END) VIRTUAL;
ALTER TABLE enquiry ADD COLUMN desk_what TEXT GENERATED ALWAYS AS (
  coalesce(property_type, CASE form WHEN 'question' THEN 'Question' ELSE 'Enquiry' END)) VIRTUAL;
CREATE INDEX enquiry_state ON enquiry (desk_state, received_at);
CREATE INDEX enquiry_due ON enquiry (desk_state, due_at, received_at);
CREATE INDEX enquiry_what ON enquiry (desk_state, desk_what, received_at);
CREATE INDEX enquiry_answered ON enquiry (answered_at) WHERE answered_at IS NOT NULL AND spam_reason IS NULL;
CREATE INDEX enquiry_without_due ON enquiry (desk_state) WHERE due_at IS NULL;
CREATE INDEX enquiry_without_text ON enquiry (desk_state) WHERE has_search_text = 0;
CREATE INDEX email_failed ON email (enquiry_id) WHERE failed_at IS NOT NULL AND kind <> 'acknowledgement';
CREATE TABLE search_text (
  number INTEGER PRIMARY KEY,    -- in the order in which enquiries came
  enquiry_id TEXT NOT NULL UNIQUE REFERENCES enquiry ON DELETE CASCADE,
  text TEXT NOT NULL             -- what is searched, folded (contract/fold.ts)
) STRICT;
`;

/**
 * Who let a person in: what a removed person made ends with them, on any account. Emails of the desk that are retried.
 * `sign_in_link.device_hash` is no longer used.
 */
const ADD_ORIGINS_OF_ACCOUNTS = `
ALTER TABLE person ADD COLUMN invited_by TEXT REFERENCES person ON DELETE SET NULL;
ALTER TABLE passkey ADD COLUMN name TEXT NOT NULL DEFAULT '';  -- given by its owner; '': the device's
-- The person who saw the link by which it was made; null: only the account's owner can have made it.
ALTER TABLE passkey ADD COLUMN via_person TEXT REFERENCES person ON DELETE CASCADE;
ALTER TABLE passkey ADD COLUMN session_hash TEXT;              -- the session that it was made in
ALTER TABLE session ADD COLUMN via_person TEXT REFERENCES person ON DELETE CASCADE;
ALTER TABLE session ADD COLUMN passkey_id TEXT;                -- the passkey that opened it
ALTER TABLE sign_in_link ADD COLUMN maker_id TEXT REFERENCES person ON DELETE CASCADE;
ALTER TABLE sign_in_link ADD COLUMN is_shown INTEGER NOT NULL DEFAULT 1; -- to its maker; 0: mailed alone
UPDATE sign_in_link SET maker_id = (SELECT id FROM person WHERE name = made_by) WHERE made_by IS NOT NULL;
DELETE FROM sign_in_link WHERE kind = 'mail'
  OR made_by IS NOT NULL AND (maker_id IS NULL OR email IN (SELECT email FROM person));

CREATE TABLE desk_mail (
  id INTEGER PRIMARY KEY,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  body TEXT NOT NULL,            -- never a secret
  queued_at INTEGER NOT NULL,
  next_try_at INTEGER NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE desk_key (one INTEGER PRIMARY KEY CHECK (one = 1), key BLOB NOT NULL) STRICT;
`;

/**
 * What each recipient of an email, and each channel of the alarm, has received; and when rows were last erased by age.
 * A database with data gets the newest time in it, so that a wrong clock at the first start is noticed.
 */
const ADD_DELIVERY_AND_EXPIRY = `
ALTER TABLE email ADD COLUMN taken_by TEXT; -- JSON: recipients that have it while others are still tried

CREATE TABLE expiry_run (one INTEGER PRIMARY KEY CHECK (one = 1), at INTEGER NOT NULL) STRICT;
INSERT INTO expiry_run SELECT 1, max(at) FROM (
  SELECT at FROM heartbeat UNION ALL SELECT received_at AS at FROM enquiry) HAVING max(at) IS NOT NULL;

CREATE TABLE alarm_told (
  channel TEXT PRIMARY KEY,      -- an address of ALARM_TO, or 'ALARM_URL'
  at INTEGER NOT NULL
) STRICT;
`;

/** The author of a reply's draft: sending a reply does not delete a colleague's draft. */
const ADD_DRAFT_AUTHOR = `
ALTER TABLE handling ADD COLUMN draft_by TEXT; -- id of the person who wrote last; null: unknown
`;

/**
 * The inbox and its search with 100,000 enquiries. Wide indexes hold the order of each list to the last column;
 * triggers keep the counts (a virtual column is never read from an index alone). The search index has every three
 * letters of the searched texts; triggers keep it equal to `search_text`, whatever program deletes a row. Two line ends
 * close each text, so that its last two letters begin a term too. `search_erasure` has a row while terms of texts that
 * were erased or replaced may be left in the index (clean-search.ts). The option `secure-delete` of FTS5 would remove
 * them at once, but with 10,000 enquiries it takes 18 ms for each.
 */
const ADD_SEARCH_INDEX = `
DROP INDEX enquiry_received;
CREATE INDEX enquiry_received ON enquiry (received_at, id);
DROP INDEX enquiry_state;
CREATE INDEX enquiry_state ON enquiry (desk_state, received_at, id);
DROP INDEX enquiry_due;
CREATE INDEX enquiry_due ON enquiry (desk_state, due_at, received_at, id);
DROP INDEX enquiry_what;
CREATE INDEX enquiry_what ON enquiry (desk_state, desk_what, received_at, id);

CREATE TABLE inbox_count (
  state TEXT NOT NULL,
  what TEXT NOT NULL,            -- desk_what
  n INTEGER NOT NULL,            -- how many enquiries
  PRIMARY KEY (state, what)
) STRICT, WITHOUT ROWID;
INSERT INTO inbox_count SELECT desk_state, desk_what, count(*) FROM enquiry GROUP BY 1, 2;
CREATE TRIGGER enquiry_inserted AFTER INSERT ON enquiry BEGIN
  INSERT INTO inbox_count VALUES (new.desk_state, new.desk_what, 1) ON CONFLICT DO UPDATE SET n = n + 1;
END;
CREATE TRIGGER enquiry_deleted AFTER DELETE ON enquiry BEGIN
  UPDATE inbox_count SET n = n - 1 WHERE state = old.desk_state AND what = old.desk_what;
END;
CREATE TRIGGER enquiry_updated AFTER UPDATE ON enquiry
  WHEN old.desk_state <> new.desk_state OR old.desk_what <> new.desk_what BEGIN
  UPDATE inbox_count SET n = n - 1 WHERE state = old.desk_state AND what = old.desk_what;
  INSERT INTO inbox_count VALUES (new.desk_state, new.desk_what, 1) ON CONFLICT DO UPDATE SET n = n + 1;
END;

CREATE VIEW search_source AS SELECT number, text || char(10, 10) AS text FROM search_text;
CREATE VIRTUAL TABLE search_index USING fts5 (text, content = 'search_source', content_rowid = 'number',
  tokenize = 'trigram case_sensitive 1', detail = none, columnsize = 0);
INSERT INTO search_index (search_index) VALUES ('rebuild');
CREATE TABLE search_erasure (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  is_begun INTEGER NOT NULL      -- 1: the parts that hold them are being merged
) STRICT;
CREATE TRIGGER search_text_inserted AFTER INSERT ON search_text BEGIN
  INSERT INTO search_index (rowid, text) VALUES (new.number, new.text || char(10, 10));
END;
CREATE TRIGGER search_text_deleted AFTER DELETE ON search_text BEGIN
  INSERT INTO search_index (search_index, rowid, text) VALUES ('delete', old.number, old.text || char(10, 10));
  INSERT INTO search_erasure VALUES (1, 0) ON CONFLICT DO UPDATE SET is_begun = 0;
END;
CREATE TRIGGER search_text_updated AFTER UPDATE ON search_text WHEN old.text <> new.text OR old.number <> new.number BEGIN
  INSERT INTO search_index (search_index, rowid, text) VALUES ('delete', old.number, old.text || char(10, 10));
  INSERT INTO search_index (rowid, text) VALUES (new.number, new.text || char(10, 10));
  INSERT INTO search_erasure VALUES (1, 0) ON CONFLICT DO UPDATE SET is_begun = 0;
END;
`;

/** What each channel of the alarm was told, so that a new reason on the same day is reported at once. */
const ADD_ALARM_REASONS = `
ALTER TABLE alarm_told ADD COLUMN reasons TEXT NOT NULL DEFAULT ''; -- of the day up to at, by commas
`;

/** Page views, summed by day, without personal data. */
const ADD_VISITS = `
CREATE TABLE visit_count (
  kind TEXT NOT NULL,            -- 'page', 'from' (a host) or 'broken' (an address)
  day TEXT NOT NULL,             -- the studio's day, "2026-11-27"
  name TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (kind, day, name)
) STRICT, WITHOUT ROWID;
`;

/** Enquiries by telephone, reminders, assigned people, and templates for replies. */
const ADD_DESK_WORK = `
ALTER TABLE handling ADD COLUMN entered_by TEXT;        -- name of who entered an enquiry by telephone
ALTER TABLE handling ADD COLUMN remind_at INTEGER;
ALTER TABLE handling ADD COLUMN removed_remind_at INTEGER; -- of the reminder that was removed last, for undo
ALTER TABLE handling ADD COLUMN assigned_to TEXT REFERENCES person ON DELETE SET NULL;
CREATE INDEX handling_remind ON handling (remind_at) WHERE remind_at IS NOT NULL;
ALTER TABLE handling ADD COLUMN left_by TEXT;           -- name of the removed person whose enquiry it was; null: assigned since
CREATE INDEX handling_assigned ON handling (assigned_to) WHERE assigned_to IS NOT NULL;
-- Before the reference sets assigned_to to null, whatever program removes the person.
CREATE TRIGGER person_deleted BEFORE DELETE ON person BEGIN
  UPDATE handling SET left_by = old.name WHERE assigned_to = old.id;
END;
CREATE TABLE reply_template (
  id INTEGER PRIMARY KEY,
  position INTEGER NOT NULL,     -- in the list; rises
  name TEXT NOT NULL,
  body TEXT NOT NULL,            -- with gaps such as {name}
  removed_at INTEGER             -- null: it is listed
) STRICT;
`;

/** Files attached to replies, in pieces. */
const ADD_ATTACHMENTS = `
CREATE TABLE attachment (
  id INTEGER PRIMARY KEY AUTOINCREMENT, -- never used again: a late "remove" removes no other file
  enquiry_id TEXT NOT NULL REFERENCES enquiry ON DELETE CASCADE,
  email_id INTEGER REFERENCES email ON DELETE SET NULL, -- of the reply; null: of the draft
  name TEXT NOT NULL,
  type TEXT NOT NULL,            -- by its content, such as 'image/jpeg'
  size INTEGER NOT NULL,         -- in bytes
  added_at INTEGER NOT NULL,
  is_whole INTEGER NOT NULL DEFAULT 0 -- 1: all pieces are stored
) STRICT;
CREATE INDEX attachment_enquiry ON attachment (enquiry_id);
CREATE INDEX attachment_email ON attachment (email_id) WHERE email_id IS NOT NULL;
CREATE TABLE attachment_piece (
  attachment_id INTEGER NOT NULL REFERENCES attachment ON DELETE CASCADE,
  number INTEGER NOT NULL,       -- from 0
  bytes BLOB NOT NULL,
  PRIMARY KEY (attachment_id, number)
) STRICT;
`;

/** The set time for publishing chosen changes of the draft. */
const ADD_SET_TIME = `
CREATE TABLE set_time (
  one INTEGER PRIMARY KEY CHECK (one = 1), -- the table has one row at most
  id TEXT NOT NULL,              -- of the copy in DATA_DIR/draft/set-time, and in the record of the build
  publish_at INTEGER NOT NULL,
  person_id TEXT NOT NULL,       -- who set it; a removed person's stays
  person_name TEXT NOT NULL,
  changes TEXT NOT NULL,         -- sentences, as JSON
  group_ids TEXT,                -- of the chosen groups, as JSON; null: all
  claimed_until INTEGER,         -- a server is about to begin the build
  cancelled_at INTEGER           -- null: it is to be published
) STRICT;
`;

/** Who last changed each group of the draft at the desk. */
const ADD_GROUP_WRITERS = `
CREATE TABLE group_writer (
  group_id TEXT PRIMARY KEY,     -- such as 'home.yaml' or 'projects/residential/rao'
  name TEXT NOT NULL,
  at INTEGER NOT NULL            -- in milliseconds since 1970
) STRICT;
`;

/** Until now everybody could do everything, so existing people and invitations become owners. */
const ADD_ROLES = `
ALTER TABLE person ADD COLUMN role TEXT NOT NULL DEFAULT 'owner' CHECK (role IN ('owner', 'colleague'));
ALTER TABLE sign_in_link ADD COLUMN role TEXT NOT NULL DEFAULT 'owner' CHECK (role IN ('owner', 'colleague'));
`;

/** Devices that get notifications of new enquiries. Signing out, removing the person or the end of the session removes them. */
const ADD_PUSH = `
CREATE TABLE push_device (
  session_hash TEXT PRIMARY KEY REFERENCES session ON DELETE CASCADE,
  endpoint TEXT NOT NULL UNIQUE, -- address at the push service of its browser
  p256dh TEXT NOT NULL,          -- its public key, base64url
  auth TEXT NOT NULL,            -- its secret, base64url
  created_at INTEGER NOT NULL
) STRICT;
`;

/**
 * Why a session ended. Kept until the session would have expired; only the browser that had the session can ask. The
 * trigger also runs where a person is removed. `link`: the person who had seen the sign-in link of this session is no
 * longer an owner, which ends only the sessions of owners, or was removed.
 */
const ADD_ENDED_SESSIONS = `
CREATE TABLE ended_session (
  hash TEXT PRIMARY KEY,
  why TEXT NOT NULL CHECK (why IN ('elsewhere', 'removed', 'link')),
  until INTEGER NOT NULL         -- in milliseconds since 1970
) STRICT;
CREATE TRIGGER session_ended AFTER DELETE ON session BEGIN
  INSERT INTO ended_session VALUES (old.hash, CASE
    WHEN NOT EXISTS (SELECT 1 FROM person WHERE id = old.person_id) THEN 'removed'
    WHEN old.via_person IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM person WHERE id = old.via_person AND role = 'owner') AND (
      NOT EXISTS (SELECT 1 FROM person WHERE id = old.via_person)
      OR EXISTS (SELECT 1 FROM person WHERE id = old.person_id AND role = 'owner')) THEN 'link'
    ELSE 'elsewhere' END, old.expires_at);
END;
`;

/** Not applied to D1: it has no desk, and `wrangler d1 export` refuses a database with a virtual table. */
export const SERVER_ONLY: ReadonlySet<string> = new Set([
  ADD_SEARCH_INDEX,
  ADD_VISITS,
  ADD_DESK_WORK,
  ADD_ATTACHMENTS,
  ADD_SET_TIME,
  ADD_GROUP_WRITERS,
  ADD_ROLES,
  ADD_PUSH,
  ADD_ENDED_SESSIONS,
]);

export const MIGRATIONS: readonly string[] = [
  CREATE_TABLES,
  RENAME_TO_TRADE_TERMS,
  ADD_DESK,
  ADD_INBOX,
  ADD_ORIGINS_OF_ACCOUNTS,
  ADD_DELIVERY_AND_EXPIRY,
  ADD_DRAFT_AUTHOR,
  ADD_SEARCH_INDEX,
  ADD_ALARM_REASONS,
  ADD_VISITS,
  ADD_DESK_WORK,
  ADD_ATTACHMENTS,
  ADD_SET_TIME,
  ADD_GROUP_WRITERS,
  ADD_ROLES,
  ADD_PUSH,
  ADD_ENDED_SESSIONS,
];
