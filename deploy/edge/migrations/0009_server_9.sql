ALTER TABLE alarm_told ADD COLUMN reasons TEXT NOT NULL DEFAULT ''; -- of the day up to at, by commas
