-- Moves the horizon to p_up_to: adds the postings up to there to the roll-up of the summed accounts. The
-- caller has made sure that every transaction which could still insert a posting up to p_up_to has ended: it
-- read max(id), then waited for all transactions of that moment. This rests on ids being drawn one by one
-- inside the inserting transaction, so the sequence must never have a cache. Returns where the horizon is.
create or replace function ledger_roll_up(p_up_to bigint) returns bigint
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_since bigint;
  v_period integer;
begin
  select posting_id into v_since from ledger_horizon for update;
  if p_up_to <= v_since then return v_since; end if;
  v_period := ledger_period_after(v_since);
  insert into ledger_roll_up (account_id, balance)
  select s.account_id, sum(s.amount) from (
    select p.contra_id as account_id, -p.amount as amount from ledger_posting p where p.period >= v_period
      and p.id > v_since and p.id <= p_up_to
    union all
    select p.account_id, p.amount from ledger_posting p where p.period >= v_period and p.id > v_since
      and p.id <= p_up_to
  ) s join ledger_account a on a.id = s.account_id and not a.cached
  group by s.account_id
  on conflict (account_id) do update set balance = ledger_roll_up.balance + excluded.balance;
  update ledger_horizon set posting_id = p_up_to;
  return p_up_to;
end $$;

revoke all on function ledger_roll_up from public;
grant execute on function ledger_roll_up to tessera_app;
