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
