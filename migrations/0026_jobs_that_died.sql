-- 1: the run before the last claim did not end by itself; its lease ran out.
ALTER TABLE jobs ADD COLUMN died INTEGER NOT NULL DEFAULT 0;
