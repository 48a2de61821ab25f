-- The lowest id of history (mail older than the first sync of its mailbox) when a merge or a split was made. The ids of
-- history count down, so what is below came later. NULL: there was none.
ALTER TABLE conversation_moves ADD COLUMN first_history_id INTEGER;
