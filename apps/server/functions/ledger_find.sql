-- The posting of a cause, wherever it is: in a period, or archived, when only its key remains.
create or replace function ledger_find(p_cause text, p_external text)
  returns table (id bigint, account_id bigint, version bigint, contra_id bigint, amount bigint,
    balance_after bigint, kind text)
language sql stable as $$
  select p.id, p.account_id, p.version, p.contra_id, p.amount, p.balance_after, p.kind
    from public.ledger_posting p
    where p.cause = p_cause and p.external_id = p_external and p.leg = 0
  union all
  select k.posting_id, k.account_id, k.version, k.contra_id, k.amount, k.balance_after, k.kind
    from public.ledger_kept_key k
    where k.cause = p_cause and k.external_id = p_external
$$;

revoke all on function ledger_find from public;
