-- The digest of a browser's lasting cookie, which outlives the login of another member: so all members of one browser are found,
-- not only the last two.
alter table identity_known_device add column browser_hash bytea check (length(browser_hash) = 32);
