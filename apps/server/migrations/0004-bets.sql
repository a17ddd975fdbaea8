-- One stream of facts about play, written by every kind of game in the transaction that moves the money. The betting
-- record, profit, rebate, missions, rank, limits, contracts and the winners board all read it.
create table bet_fact (
  -- Order of arrival. Readers of the stream must mind that a lower id may be committed after a higher one.
  id bigint generated always as identity,
  member_id integer not null,
  vendor text not null,
  game_code text not null,
  round_id text not null,
  -- stake: taken from the member; return: won by the member (below zero when a win is taken back); refund: a stake given back.
  kind text not null check (kind in ('stake', 'return', 'refund')),
  amount bigint not null check (amount >= 0 or kind = 'return'),
  currency text not null,
  -- Effective turnover, counted where a stake is settled; below zero when a settled stake is given back.
  valid_bet bigint not null default 0,
  -- The round ended with this fact.
  closed boolean not null default false,
  at timestamptz not null,
  -- Names the cause, such as the vendor's transaction.
  reference text not null,
  -- A member's facts lie together in the order of time: this is the index of the betting record.
  primary key (member_id, at, id)
);
create index bet_fact_arrival on bet_fact using brin (id) with (pages_per_range = 16, autosummarize = on);

grant select, insert on bet_fact to tessera_app;
grant select on sequence bet_fact_id_seq to tessera_app;

-- Adds facts, one per element. Called by the modules of games inside their posting transaction.
create function bets_record(
  p_member integer[], p_vendor text[], p_game text[], p_round text[], p_kind text[], p_amount bigint[], p_currency text[],
  p_valid_bet bigint[], p_closed boolean[], p_at timestamptz, p_reference text[]) returns void
language plpgsql as $$
begin
  insert into bet_fact (member_id, vendor, game_code, round_id, kind, amount, currency, valid_bet, closed, at, reference)
  select f.member_id, f.vendor, f.game_code, f.round_id, f.kind, f.amount, f.currency, f.valid_bet, f.closed, p_at, f.reference
  from unnest(p_member, p_vendor, p_game, p_round, p_kind, p_amount, p_currency, p_valid_bet, p_closed, p_reference)
    as f (member_id, vendor, game_code, round_id, kind, amount, currency, valid_bet, closed, reference);
end $$;

create function bets_record_one(
  p_member integer, p_vendor text, p_game text, p_round text, p_kind text, p_amount bigint, p_currency text,
  p_valid_bet bigint, p_closed boolean, p_at timestamptz, p_reference text) returns void
language plpgsql as $$
begin
  insert into bet_fact (member_id, vendor, game_code, round_id, kind, amount, currency, valid_bet, closed, at, reference)
  values (p_member, p_vendor, p_game, p_round, p_kind, p_amount, p_currency, p_valid_bet, p_closed, p_at, p_reference);
end $$;

revoke all on function bets_record, bets_record_one from public;
grant execute on function bets_record, bets_record_one to tessera_app;
