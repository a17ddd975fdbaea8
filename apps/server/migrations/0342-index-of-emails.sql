-- outside a transaction
-- Finds the accounts of one person at every brand.
create index concurrently if not exists member_profile_email_anywhere on member_profile (email_key) where email_verified;
