-- What has been counted of a payment whose provider reports totals, so that more of it is noticed and the same is not.
create table payment_total (
  account_id text not null references payment_account (id),
  provider_ref text not null check (length(provider_ref) between 1 and 64),
  currency text not null,
  counted bigint not null check (counted > 0),
  changed_at timestamptz not null,
  primary key (account_id, provider_ref, currency)
);
grant select, insert, update on payment_total to tessera_app;
