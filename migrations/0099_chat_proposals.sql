-- JSON: the proposals of agents that the assistant made for the message, by id.
ALTER TABLE ai_chat_messages ADD COLUMN proposals TEXT NOT NULL DEFAULT '[]';
