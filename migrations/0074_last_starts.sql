-- Where the COUNT of a series ends, by the clock of the series: to find it takes long.
ALTER TABLE calendar_events ADD COLUMN last_start INTEGER;
