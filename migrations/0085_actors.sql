-- Who sent it: user:<id>, key:<id>, rule:<id> or system. Null: Herald did not send it, or did before this column.
ALTER TABLE emails ADD COLUMN actor TEXT;
-- Who has it sent, as the email will say.
ALTER TABLE drafts ADD COLUMN actor TEXT;
