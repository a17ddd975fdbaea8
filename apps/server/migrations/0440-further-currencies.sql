-- A brand may offer several currencies; each member has one.

-- first form: the trigger below needs it
create function member_account_guard() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return new;
end $$;
create trigger ledger_account_of_member before insert on ledger_account
  for each row when (new.owner like 'member:%') execute function member_account_guard();

-- What one unit of a currency is worth in the currency of the brand, from a day on; entered once and never changed.
-- A later entry for the same day takes its place.
create table exchange_rate (
  id bigint generated always as identity primary key,
  merchant text not null references merchant (code),
  base text not null,
  currency text not null check (currency <> base),
  valid_from date not null,
  numerator bigint not null check (numerator > 0),
  scale smallint not null check (scale between 0 and 15),
  entered_at timestamptz not null,
  entered_by text not null
);
create index exchange_rate_day on exchange_rate (merchant, base, currency, valid_from, id);
grant select, insert on exchange_rate to tessera_app;
