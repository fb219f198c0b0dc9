ALTER TABLE enquiry RENAME COLUMN words_hash TO content_hash;
ALTER TABLE enquiry RENAME COLUMN suspicion TO spam_reason;
DROP INDEX letter_due;
ALTER TABLE letter RENAME TO email;
CREATE INDEX email_due ON email (tries, next_try_at) WHERE sent_at IS NULL AND failed_at IS NULL;
