-- outside a transaction
-- The console lists the rewards of a brand by what has become of them.
drop index concurrently if exists reward_on_offer_open;
create index concurrently reward_on_offer_open on reward_on_offer (merchant, expires_at) where claimed_at is null and cancelled_at is null;
drop index concurrently if exists reward_on_offer_claimed;
create index concurrently reward_on_offer_claimed on reward_on_offer (merchant, claimed_at desc) where claimed_at is not null;
drop index concurrently if exists reward_on_offer_cancelled;
create index concurrently reward_on_offer_cancelled on reward_on_offer (merchant, cancelled_at desc) where cancelled_at is not null;
