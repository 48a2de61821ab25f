-- The language of Herald's mails to the user.
ALTER TABLE users ADD COLUMN language TEXT NOT NULL DEFAULT 'en';
