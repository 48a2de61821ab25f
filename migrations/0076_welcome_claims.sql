-- The free tokens are given once a domain. For those who had them before, it is what stands behind the @.
ALTER TABLE welcome_grants ADD COLUMN claim TEXT;
CREATE UNIQUE INDEX welcome_grants_claim ON welcome_grants (claim);
UPDATE OR IGNORE welcome_grants SET claim = (SELECT substr(email, instr(email, '@') + 1) FROM users WHERE id = user_id);
