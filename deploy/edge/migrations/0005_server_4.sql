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
