-- Steps that let somebody into an account need two operators: one asks, another decides.

alter table operator drop constraint operator_role_check;
alter table operator add constraint operator_role_check check (role in ('admin', 'finance', 'supervisor', 'support', 'content'));

create table account_request (
  id uuid primary key,
  kind text not null check (kind in ('removeSecondFactors', 'invite')),
  member_id integer not null references member (id),
  reason text not null,
  status text not null default 'waiting' check (status in ('waiting', 'approved', 'refused', 'expired')),
  asked_by integer not null references operator (id),
  asked_by_name text not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  -- Null for the command line of the installation.
  decided_by integer references operator (id),
  decided_by_name text,
  decided_at timestamptz,
  decision_reason text not null default '',
  -- Whoever asks never decides, whatever a program says.
  constraint account_request_two_people check (decided_by is null or decided_by <> asked_by),
  constraint account_request_decided check ((status in ('approved', 'refused')) = (decided_at is not null) and (decided_at is null) = (decided_by_name is null))
);
create unique index account_request_waiting on account_request (member_id, kind) where status = 'waiting';
create index account_request_asked on account_request (asked_at desc, id);
create index account_request_member on account_request (member_id, asked_at desc);
grant select, insert, update on account_request to tessera_app;

-- Changes of an account's protection by anybody but its proven owner. Money waits before it goes to bank accounts added since.
create table identity_weakened (
  id bigint generated always as identity primary key,
  member_id integer not null references member (id),
  what text not null check (what in ('secondFactorsRemoved', 'inviteMade', 'inviteAccepted', 'resetByPhone', 'resetByMail')),
  at timestamptz not null
);
create index identity_weakened_member on identity_weakened (member_id, at desc);
grant select, insert on identity_weakened to tessera_app;
