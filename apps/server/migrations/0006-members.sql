-- Who may play: one row per member or agent. Credentials and sessions are identity's, money is the ledger's.

create table member (
  id integer generated always as identity (start with 10001) primary key,
  username text not null check (username <> ''),
  -- The name in the form in which names are compared, so that no two members differ only in case.
  username_key text not null unique,
  nickname text not null,
  -- 0 member; 1, 2, 41, 42 agents; 4 trial.
  type smallint not null default 0 check (type in (0, 1, 2, 4, 41, 42)),
  enabled boolean not null default true,
  rank_level smallint not null default 0 check (rank_level between 0 and 7),
  upline integer references member (id) check (upline <> id),
  currency text not null check (length(currency) = 3),
  registered_at timestamptz not null,
  last_login_at timestamptz
);
create index member_registered_at on member (registered_at);
grant select, insert, update on member to tessera_app;
