-- What happened to an account besides logins, for the timeline of its owner. Addresses are in the login log.
create table identity_account_event (
  id bigint generated always as identity primary key,
  member_id integer not null references member (id),
  what text not null,
  at timestamptz not null
);
create index identity_account_event_member on identity_account_event (member_id, at, id);
create index identity_account_event_at on identity_account_event (at);
grant select, insert, delete on identity_account_event to tessera_app;

-- The member whom an operator's action is about.
alter table operator_action add column member_id integer;
alter table operator_action disable trigger operator_action_insert_only;
update operator_action set member_id = substr(subject, 8)::integer
  where subject ~ '^member:[0-9]{1,9}$';
update operator_action a set member_id = w.member_id from withdrawal w
  where a.subject = 'withdrawal:' || w.id;
update operator_action a set member_id = d.member_id from deposit d
  where a.subject = 'deposit:' || d.id;
alter table operator_action enable trigger operator_action_insert_only;

-- Movements of a member's cash that are no bets. Periods that begin from now on come with it; those before are read by account, which
-- is slower for members with very many bets, because one of them may be large and another archived.
create index ledger_posting_money on only ledger_posting (account_id, created_at, id)
  where kind not in ('bet', 'win', 'rollback');
