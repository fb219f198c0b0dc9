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
