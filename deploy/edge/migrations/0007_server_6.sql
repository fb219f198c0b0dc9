ALTER TABLE email ADD COLUMN taken_by TEXT; -- JSON: recipients that have it while others are still tried

CREATE TABLE expiry_run (one INTEGER PRIMARY KEY CHECK (one = 1), at INTEGER NOT NULL) STRICT;
INSERT INTO expiry_run SELECT 1, max(at) FROM (
  SELECT at FROM heartbeat UNION ALL SELECT received_at AS at FROM enquiry) HAVING max(at) IS NOT NULL;

CREATE TABLE alarm_told (
  channel TEXT PRIMARY KEY,      -- an address of ALARM_TO, or 'ALARM_URL'
  at INTEGER NOT NULL
) STRICT;
