-- Deposits, withdrawals and the ways to pay. Money itself moves in the ledger; these rows say what it was for.

-- An account that the house has with a payment provider. The secret is shared with the provider and signs its notifications.
create table payment_account (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  provider text not null,
  name text not null,
  type text not null check (type in ('bank', 'qr', 'wallet')),
  currency text not null check (currency ~ '^[A-Z0-9]{2,12}$'),
  secret text not null check (length(secret) >= 43),
  enabled boolean not null default true,
  created_at timestamptz not null
);
grant select, insert, update on payment_account to tessera_app;

create table deposit (
  id uuid primary key,
  member_id integer not null,
  username text not null,
  account_id text not null references payment_account (id),
  amount bigint not null check (amount > 0),
  -- What really came in; a deposit counts as a success when something did.
  received bigint not null default 0 check (received >= 0),
  currency text not null,
  status text not null check (status in ('Pending', 'Success', 'Failed', 'Expired')),
  remark text not null,
  -- The provider's name for it and the page to pay on, once the provider was told.
  pay_reference text,
  pay_page text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  settled_at timestamptz,
  constraint deposit_success_has_money check ((status = 'Success') = (received > 0))
);
create index deposit_of_member on deposit (member_id, created_at desc, id);
create index deposit_newest on deposit (created_at desc, id);
create index deposit_waiting on deposit (expires_at) where status = 'Pending';
create index deposit_settled on deposit (settled_at) where status = 'Success';
grant select, insert, update on deposit to tessera_app;

-- What providers have told us. The key lets each event in once, however often it is sent.
create table payment_event (
  account_id text not null references payment_account (id),
  event_id text not null check (length(event_id) between 1 and 100),
  deposit_id uuid references deposit (id),
  state text not null,
  amount bigint not null,
  currency text not null,
  body_hash text not null,
  received_at timestamptz not null,
  primary key (account_id, event_id)
);
create index payment_event_of_deposit on payment_event (deposit_id);
grant select, insert on payment_event to tessera_app;

-- Where members want to be paid. The place bounds their number without a lock.
create table bank_account (
  id uuid primary key,
  member_id integer not null,
  place smallint not null check (place between 1 and 5),
  bank_name text not null,
  account_number text not null,
  holder text not null,
  created_at timestamptz not null,
  unique (member_id, place),
  constraint bank_account_once unique (member_id, bank_name, account_number, holder)
);
grant select, insert on bank_account to tessera_app;

create table withdrawal (
  id uuid primary key,
  member_id integer not null,
  username text not null,
  amount bigint not null check (amount > 0),
  paid bigint not null default 0,
  received bigint not null default 0,
  currency text not null,
  status text not null check (status in ('Pending', 'Rejected', 'Approved', 'Paid', 'Received', 'Forced-received')),
  bank_account_id uuid not null references bank_account (id),
  -- As they were when it was asked for.
  bank_name text not null,
  account_number text not null,
  holder text not null,
  remark text not null default '',
  created_at timestamptz not null,
  confirm_until timestamptz,
  constraint withdrawal_parts check (0 <= received and received <= paid and paid <= amount),
  constraint withdrawal_waits_for_an_answer check ((status = 'Paid') = (confirm_until is not null))
);
create index withdrawal_of_member on withdrawal (member_id, created_at desc, id);
create index withdrawal_by_status on withdrawal (status, created_at, id);
create index withdrawal_newest on withdrawal (created_at desc, id);
create index withdrawal_unconfirmed on withdrawal (confirm_until) where status = 'Paid';
grant select, insert, update on withdrawal to tessera_app;

-- Each part that was paid out. Insert-only, as the ledger transfer that it belongs to.
create table withdrawal_payment (
  withdrawal_id uuid not null references withdrawal (id),
  number smallint not null check (number > 0),
  amount bigint not null check (amount > 0),
  paid_at timestamptz not null,
  primary key (withdrawal_id, number)
);
create index withdrawal_payment_paid_at on withdrawal_payment (paid_at);
grant select, insert on withdrawal_payment to tessera_app;

-- The sandbox bank: an outside party that lives in the same database, with tables that only it reads.
create table sandbox_bank_order (
  reference text primary key check (length(reference) = 43),
  account_id text not null,
  intent_id uuid not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  return_url text not null,
  expires_at timestamptz not null,
  -- What the payer chose on the payment page; he chooses once.
  choice text check (choice in ('pay', 'payLate', 'payTooLate', 'underpay', 'fail')),
  unique (account_id, intent_id)
);
create table sandbox_bank_notification (
  event_id uuid primary key,
  reference text not null references sandbox_bank_order (reference),
  body text not null,
  -- When to send it, or to send it again.
  due_at timestamptz not null,
  attempts integer not null default 0,
  accepted_at timestamptz
);
create index sandbox_bank_notification_due on sandbox_bank_notification (due_at) where accepted_at is null;
grant select, insert, update on sandbox_bank_order, sandbox_bank_notification to tessera_app;
