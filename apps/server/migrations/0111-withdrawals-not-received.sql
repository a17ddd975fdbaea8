-- A member may say that a paid withdrawal has not arrived; a part that came back from the bank is held again.
alter table withdrawal drop constraint withdrawal_status_check;
alter table withdrawal add constraint withdrawal_status_check
  check (status in ('Pending', 'Rejected', 'Approved', 'Paid', 'Received', 'Not received', 'Forced-received')) not valid;
-- When the last part that was paid began to count as received because nobody answered.
alter table withdrawal add column forced_at timestamptz;

-- Each time somebody said that the last payment has not arrived.
create table withdrawal_dispute (
  id bigint generated always as identity primary key,
  withdrawal_id uuid not null references withdrawal (id),
  -- Which payment.
  number smallint not null,
  -- Who said so: the member, or the name of the operator who spoke for them.
  opened_by text not null,
  opened_at timestamptz not null,
  -- Names of files in the private store.
  pictures text[] not null check (cardinality(pictures) <= 3),
  -- ARRIVED: it is there. RETURNED: it came back to us.
  answer text check (answer in ('ARRIVED', 'RETURNED')),
  answered_by text,
  answered_at timestamptz,
  remark text not null default '',
  foreign key (withdrawal_id, number) references withdrawal_payment (withdrawal_id, number),
  constraint withdrawal_dispute_whole check ((answer is null) = (answered_at is null) and (answer is null) = (answered_by is null))
);
-- One is open at a time.
create unique index withdrawal_dispute_open on withdrawal_dispute (withdrawal_id) where answer is null;
create index withdrawal_dispute_of on withdrawal_dispute (withdrawal_id, id);

-- A dispute is answered once.
create function withdrawal_dispute_guard() returns trigger language plpgsql as $$
begin
  if old.answer is not null then
    raise exception 'a dispute is answered once';
  end if;
  return new;
end $$;
create trigger withdrawal_dispute_ends before update on withdrawal_dispute for each row execute function withdrawal_dispute_guard();
grant select, insert on withdrawal_dispute to tessera_app;
grant update (answer, answered_by, answered_at, remark) on withdrawal_dispute to tessera_app;

-- A payment that came back; once, as the ledger transfer that it belongs to. Insert-only.
create table withdrawal_return (
  withdrawal_id uuid not null,
  number smallint not null,
  amount bigint not null check (amount > 0),
  returned_at timestamptz not null,
  primary key (withdrawal_id, number),
  foreign key (withdrawal_id, number) references withdrawal_payment (withdrawal_id, number)
);
create index withdrawal_return_returned_at on withdrawal_return (returned_at);
grant select, insert on withdrawal_return to tessera_app;
