-- Answers of attendees to single occurrences, as JSON, so that lists need not read the state of invitations.
ALTER TABLE calendar_events ADD COLUMN answers TEXT;
