-- Until when the change snoozed the conversation; as before if it did not change that.
ALTER TABLE conversation_undos ADD COLUMN new_snoozed_until INTEGER;
