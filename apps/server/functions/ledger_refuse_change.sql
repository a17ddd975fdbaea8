-- Postings are insert-only: refuses every change.
create or replace function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'postings are never changed: correct by a new transfer' using errcode = '42501';
end $$;

create or replace trigger ledger_posting_insert_only before update or delete or truncate on ledger_posting
  for each statement execute function ledger_refuse_change();

create or replace trigger ledger_kept_key_insert_only before update or delete or truncate on ledger_kept_key
  for each statement execute function ledger_refuse_change();
