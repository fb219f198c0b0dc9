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
