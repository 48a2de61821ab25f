-- The endpoint that gets the event, whatever it subscribes to; NULL: those that subscribe to it.
ALTER TABLE events ADD COLUMN webhook_id INTEGER;
