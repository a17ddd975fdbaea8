-- outside a transaction
-- Finds the accounts of one person at every brand.
create index concurrently if not exists member_profile_mobile_anywhere on member_profile (mobile) where mobile_verified;
