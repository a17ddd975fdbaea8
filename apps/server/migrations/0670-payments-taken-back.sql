-- What a provider says has come in for a payment can become less: it was replaced, returned or declared invalid.
alter table payment_total drop constraint payment_total_counted_check;
alter table payment_total add constraint payment_total_counted_check check (counted >= 0) not valid;
-- Rises whenever the total changes, so that money which comes, goes and comes again is an event each time.
alter table payment_total add column changes integer not null default 0;

-- What was taken back from members because the money of their deposit was; what their cash did not cover is owed.
create table payment_reversal (
  account_id text not null,
  event_id text not null,
  deposit_id uuid not null references deposit (id),
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0 and fee <= amount),
  owed bigint not null check (owed >= 0 and owed <= amount - fee),
  happened_at timestamptz not null,
  primary key (account_id, event_id, deposit_id),
  foreign key (account_id, event_id) references payment_event (account_id, event_id)
);
create index payment_reversal_by_deposit on payment_reversal (deposit_id);
grant select, insert on payment_reversal to tessera_app;
