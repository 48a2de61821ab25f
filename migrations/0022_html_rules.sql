-- By which rules the HTML was cleaned: what older ones let through is cleaned again when it is read.
ALTER TABLE emails ADD COLUMN html_rules INTEGER NOT NULL DEFAULT 1;
