-- Moves a bookmark forward over the postings up to p_up_to, when no transaction can add one of those any
-- more. Changes nothing and returns false when one of them does not follow from those before it, or lacks its
-- other side. Postings are gathered by their numbers before they are put in the order of their accounts, and
-- other sides are looked up by key: otherwise the planner would read the whole period for each step.
create or replace function ledger_move_bookmark(p_kind text, p_up_to bigint) returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_since bigint;
  v_from integer;
  v_to integer;
  v_wrong bigint;
  v_rows bigint;
begin
  select posting_id into v_since from ledger_bookmark where kind = p_kind for update;
  if p_up_to <= v_since then return true; end if;
  v_from := ledger_period_after(v_since);
  v_to := ledger_period_after(p_up_to - 1);
  with fresh as materialized (
    select p.account_id, p.version, p.amount, p.balance_after from ledger_posting p
    where p.period between v_from and v_to and p.id > v_since and p.id <= p_up_to
  )
  select count(*), count(*) filter (where position <> version or running <> balance_after) into v_rows, v_wrong
    from (
    select f.version, f.balance_after, coalesce(o.version, 0) + row_number() over of_account as position,
      coalesce(o.balance, 0) + sum(f.amount) over of_account as running
    from fresh f left join ledger_opening o on o.kind = p_kind and o.account_id = f.account_id
    window of_account as (partition by f.account_id order by f.version)
  ) chained;
  if v_wrong > 0 then return false; end if;
  with across as materialized (
    select p.* from ledger_posting p join ledger_account c on c.id = p.contra_id and c.cached
    where p.period between v_from and v_to and p.id > v_since and p.id <= p_up_to
  )
  select count(*) into v_wrong from across p where not exists (
    select from (select m.account_id, m.contra_id, m.amount from ledger_posting m
      where m.period = p.period and m.cause = p.cause and m.external_id = p.external_id
        and m.leg = 1 - p.leg offset 0) m
    where m.account_id = p.contra_id and m.contra_id = p.account_id and m.amount = -p.amount
  );
  if v_wrong > 0 then return false; end if;
  insert into ledger_opening as o (kind, account_id, version, balance)
  select p_kind, s.account_id, sum(s.lines), sum(s.amount) from (
    select p.account_id, count(*) as lines, sum(p.amount) as amount from ledger_posting p
      where p.period between v_from and v_to and p.id > v_since and p.id <= p_up_to group by p.account_id
    union all
    select p.contra_id, 0, -sum(p.amount) from ledger_posting p join ledger_account a on a.id = p.contra_id
      and not a.cached
      where p.period between v_from and v_to and p.id > v_since and p.id <= p_up_to
        and p.leg = 0 group by p.contra_id
  ) s group by s.account_id
  on conflict (kind, account_id) do update set version = o.version + excluded.version,
    balance = o.balance + excluded.balance;
  update ledger_bookmark set posting_id = p_up_to, postings = postings + v_rows where kind = p_kind;
  return true;
end $$;

revoke all on function ledger_move_bookmark from public;
