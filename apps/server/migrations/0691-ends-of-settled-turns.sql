-- Up to when a settled turn of a cashback counted losses: the next one counts from there, also when the site has moved to
-- another time zone. Null for those settled before, and for races.
alter table promotion_settlement add column until_at timestamptz;
grant update (until_at) on promotion_settlement to tessera_app;
