-- outside a transaction
-- Who was logged in with a browser (0300).
create index concurrently identity_known_device_browser on identity_known_device (browser_hash, member_id) where browser_hash is not null;
