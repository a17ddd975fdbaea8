-- Up to when each table has partitions, and how many rows (at most 1000) lie in its default partition because
-- no other one fits.
-- after: partition_ranges
create or replace function partition_state() returns table (name text, ends_at timestamptz, strays bigint)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select 'bet_fact', (select max(r.to_at) from partition_ranges('bet_fact') r),
    (select count(*) from (select from bet_fact_default limit 1000) d)
  union all
  select 'lottery_ticket', (select max(r.to_at) from partition_ranges('lottery_ticket') r),
    (select count(*) from (select from lottery_ticket_default limit 1000) d)
  union all
  -- The partitions of what belongs to a bet are made with it.
  select 'sportsbook_bet', (select max(r.to_at) from partition_ranges('sportsbook_bet') r),
    (select count(*) from (select from sportsbook_bet_default limit 1000) d)
$$;

revoke all on function partition_state from public;
grant execute on function partition_state to tessera_app;
