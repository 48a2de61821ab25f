-- What members know about a contact. The fields are a JSON list of objects with a name and a value.
ALTER TABLE contacts ADD COLUMN company TEXT;
ALTER TABLE contacts ADD COLUMN fields TEXT NOT NULL DEFAULT '[]';
