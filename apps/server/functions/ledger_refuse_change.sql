-- Postings are insert-only: refuses every change.
create or replace function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'postings are never changed: correct by a new transfer' using errcode = '42501';
end $$;
