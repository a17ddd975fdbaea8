-- Removes a period whose postings are archived as files: stores what the ledger still needs of it and drops
-- its table. Only for the oldest period, after everything in it has been checked and rolled up; otherwise it
-- throws 55000 and changes nothing. For the owner of the tables only.
create or replace function ledger_let_go(p_period integer, p_rows bigint, p_sum numeric) returns void
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  v_last bigint;
  v_rows bigint;
  v_sum numeric;
begin
  select last_id into v_last from ledger_period where number = p_period and archived_at is null for update;
  if v_last is null then
    raise exception 'period % has not ended, or is archived', p_period using errcode = '55000';
  end if;
  if exists (select from ledger_period where number < p_period and archived_at is null) then
    raise exception 'an older period than % is not archived yet', p_period using errcode = '55000';
  end if;
  if exists (select from ledger_posting where period = p_period
    and id > (select posting_id from ledger_bookmark where kind = 'checked')) then
    raise exception 'period % is not checked to its end', p_period using errcode = '55000';
  end if;
  if exists (select from ledger_posting where period = p_period
    and id > (select posting_id from ledger_horizon)) then
    raise exception 'period % is not rolled up to its end', p_period using errcode = '55000';
  end if;
  select count(*), coalesce(sum(amount), 0) into v_rows, v_sum from ledger_posting where period = p_period;
  if v_rows <> p_rows or v_sum <> p_sum then
    raise exception 'period % holds other postings than were archived', p_period using errcode = '55000';
  end if;
  if not ledger_move_bookmark('archived', v_last) then
    raise exception 'the postings of period % do not follow from each other', p_period
      using errcode = '55000';
  end if;
  insert into ledger_kept_key (cause, external_id, posting_id, account_id, version, contra_id, amount,
    balance_after, kind)
  select p.cause, p.external_id, p.id, p.account_id, p.version, p.contra_id, p.amount, p.balance_after,
    p.kind from ledger_posting p
  where p.period = p_period and p.leg = 0 and not exists (
    select from play_transaction t where t.tx_id = p.external_id and t.scope = 0
      and 'play.' || t.vendor_account_id = p.cause);
  update ledger_period set archived_at = now() where number = p_period;
  -- Everybody else's statements wait only for what follows.
  set local lock_timeout = '300ms';
  for v_try in 1 .. 600 loop
    begin
      lock table ledger_posting in access exclusive mode;
      exit;
    exception when lock_not_available then
      if v_try = 600 then raise; end if;
      perform pg_sleep(0.2);
    end;
  end loop;
  execute format('alter table ledger_posting detach partition %I', 'ledger_posting_' || p_period);
  execute format('drop table %I', 'ledger_posting_' || p_period);
end $$;

revoke all on function ledger_let_go from public;
