-- Bets that were ended by their owner before their events decided them, whole or in part.

alter table sportsbook_bet
  -- How much of the stake of each line was cashed out, and what that paid.
  add column cashed_per_line bigint not null default 0,
  add column cashed_out bigint not null default 0;

create table sportsbook_cash_out (
  bet_id uuid not null references sportsbook_bet (id),
  number integer not null check (number > 0),
  -- What ended of the stake of each line, and what was paid for it.
  stake_per_line bigint not null check (stake_per_line > 0),
  paid bigint not null check (paid > 0),
  -- It was taken because the offer had reached the target of its owner.
  automatic boolean not null,
  at timestamptz not null,
  constraint sportsbook_cash_out_pkey primary key (bet_id, number)
);
create trigger sportsbook_cash_out_stands before update or delete or truncate on sportsbook_cash_out
  for each statement execute function sportsbook_refuse_change();

-- Bets that are cashed out by themselves once their offer reaches a target; a row for each of their events.
create table sportsbook_cash_out_target (
  event_id bigint not null references sportsbook_event (id),
  bet_id uuid not null references sportsbook_bet (id),
  target bigint not null check (target > 0),
  constraint sportsbook_cash_out_target_pkey primary key (event_id, bet_id)
);
create index sportsbook_cash_out_target_bet on sportsbook_cash_out_target (bet_id);

-- Events that bets with a target are on, and the version of each at which they were last looked at.
create table sportsbook_cash_out_watch (
  event_id bigint primary key references sportsbook_event (id),
  seen_version integer not null
);

grant select, insert on sportsbook_cash_out, sportsbook_cash_out_target, sportsbook_cash_out_watch to tessera_app;
grant update (cashed_per_line, cashed_out) on sportsbook_bet to tessera_app;
grant update (target) on sportsbook_cash_out_target to tessera_app;
grant update (seen_version) on sportsbook_cash_out_watch to tessera_app;
grant delete on sportsbook_cash_out_target, sportsbook_cash_out_watch to tessera_app;
