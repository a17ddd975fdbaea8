-- A bank's notification service reports the lines of a bank account that members transfer to; money of which nobody knows
-- whose it is waits for an operator.

-- How the service of a payment account sends, and the key that it shares with us, sealed.
create table payment_notifier (
  account_id text primary key references payment_account (id),
  protocol text not null check (protocol in ('sepay')),
  sealed_key bytea not null,
  set_at timestamptz not null
);
grant select, insert, update, delete on payment_notifier to tessera_app;

-- first form: the trigger below needs it
create function payment_notifier_key_guard() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_kept_vault_key(vault_key_of(new.sealed_key));
  return new;
end $$;
create trigger payment_notifier_key before insert or update of sealed_key on payment_notifier
  for each row execute function payment_notifier_key_guard();

-- The bank statement as it was reported: each line once, and what became of it.
create table bank_line (
  account_id text not null,
  event_id text not null,
  direction text not null check (direction in ('credit', 'debit')),
  bank_account text not null,
  amount bigint not null check (amount >= 0),
  currency text not null,
  content text not null,
  sender text not null,
  -- The bank's reference, as storedBankReference writes it.
  reference text not null,
  happened_at timestamptz,
  received_at timestamptz not null,
  outcome text not null check (outcome in ('credited', 'suspense', 'listed', 'debit', 'recordedByHand', 'empty')),
  primary key (account_id, event_id),
  foreign key (account_id, event_id) references payment_event (account_id, event_id)
);
create index bank_line_reference on bank_line (account_id, reference) where reference <> '';
grant select, insert on bank_line to tessera_app;

-- Payments that an operator must look at. The amount of each open one is in the operator account suspense, except of those
-- that were reversed: that money is gone, and no balance was changed.
create table suspense_payment (
  id uuid primary key,
  account_id text not null,
  event_id text not null,
  reason text not null,
  amount bigint not null check (amount >= 0),
  currency text not null,
  suggested_deposit_id uuid references deposit (id),
  created_at timestamptz not null,
  status text not null default 'Open' check (status in ('Open', 'Assigned', 'Returned')),
  deposit_id uuid unique references deposit (id),
  note text not null default '',
  settled_by text,
  settled_at timestamptz,
  unique (account_id, event_id),
  foreign key (account_id, event_id) references payment_event (account_id, event_id),
  check ((status = 'Assigned') = (deposit_id is not null)),
  check ((status = 'Open') = (settled_at is null)),
  check (reason <> 'reversedPayment' or status <> 'Assigned')
);
create index suspense_payment_newest on suspense_payment (status, created_at desc, id);
grant select, insert, update on suspense_payment to tessera_app;

-- What waits in suspense already.
insert into suspense_payment (id, account_id, event_id, reason, amount, currency, suggested_deposit_id, created_at)
select gen_random_uuid(), e.account_id, e.event_id, case when e.deposit_id is null then 'unknownPayment' else 'secondPayment' end,
  e.amount, e.currency, e.deposit_id, e.received_at
from payment_event e
where exists (
  select from ledger_posting p where p.cause = 'wallet.suspense' and p.external_id = e.account_id || '/' || e.event_id);
