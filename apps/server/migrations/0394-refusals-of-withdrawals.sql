-- Why an operator rejected a withdrawal; a sentence for each says what the member can do.
alter table withdrawal add column refusal text;

-- Payees to whom a brand does not pay, by the number of the account or by its holder, as they are compared.
create table refused_payee (
  id integer generated always as identity primary key,
  brand text not null,
  kind text not null check (kind in ('account', 'holder')),
  key text not null check (key <> ''),
  -- As the operator typed it.
  label text not null,
  reason text not null,
  added_by text not null,
  added_at timestamptz not null,
  removed_by text,
  removed_at timestamptz,
  check ((removed_at is null) = (removed_by is null))
);
create unique index refused_payee_once on refused_payee (brand, kind, key) where removed_at is null;
grant select, insert on refused_payee to tessera_app;
grant update (removed_by, removed_at) on refused_payee to tessera_app;
