-- What of a return is bonus money; null: nothing.
alter table bet_fact add column bonus_return bigint;
-- How many settled bets a fact adds, where its valid bet does not say so: none when a bet is only settled otherwise.
alter table bet_fact add column settled_bets smallint;

-- What was settled: the one rule of what counts (game-rules.md section 11). Each row is a fact with what it settles: stakes
-- that are decided and what they return, never what is only placed or given back; what corrects something settled is below
-- zero and belongs to the moment of the correction. Cash and bonus money stand apart.
--
-- Of a vendor's round that is under way a payment counts when the round is closed, a day later at the latest: `at`. What
-- reads a period narrows `recorded_at` to a day more, which finds the partition and the index.
create view bet_settled with (security_invoker = true) as
select f.id, f.member_id, f.vendor, f.game_code, f.round_id, f.currency, f.at as recorded_at,
  case when f.kind = 'return' and not f.closed and f.settled_stake is null and f.amount >= 0
    then coalesce((
      select min(c.at) from bet_fact c where c.member_id = f.member_id and c.at >= f.at and c.at < f.at + interval '1 day'
        and c.vendor = f.vendor and c.round_id = f.round_id and c.closed), f.at + interval '1 day')
    else f.at end as at,
  coalesce(f.settled_stake, f.valid_bet) - coalesce(f.bonus_bet, 0) as stake,
  case f.kind when 'return' then f.amount else 0 end - coalesce(f.bonus_return, 0) as returned,
  f.valid_bet - coalesce(f.bonus_bet, 0) as valid_bet,
  coalesce(f.bonus_bet, 0) as bonus_stake, coalesce(f.bonus_return, 0) as bonus_returned,
  coalesce(f.settled_bets, sign(f.valid_bet - coalesce(f.bonus_bet, 0))::smallint) as bets,
  -- Whether it changes something that counted before: taken back, settled again, or paid when its round was over.
  case
    when coalesce(f.settled_stake, f.valid_bet) - coalesce(f.bonus_bet, 0) > 0 then false
    when coalesce(f.settled_stake, f.valid_bet) < 0 or f.kind <> 'return' or f.amount <= 0 or f.settled_stake is not null then true
    when f.bonus_return = f.amount then false
    else coalesce((
      select max(p.at) from bet_fact p where p.member_id = f.member_id and p.at > f.at - interval '31 days' and p.at <= f.at
        and p.vendor = f.vendor and p.round_id = f.round_id and p.kind = 'stake') <= f.at - interval '1 day', false)
  end as is_correction
from bet_fact f;
grant select on bet_settled to tessera_app;

-- What of a correction was more than a period lost: it lowers what the next periods pay back.
create table promotion_carry (
  promotion_id integer not null,
  member_id integer not null,
  per text not null check (per in ('DAY', 'WEEK')),
  -- Below zero.
  amount bigint not null check (amount < 0),
  primary key (promotion_id, member_id, per)
);
grant select, insert, update, delete on promotion_carry to tessera_app;

-- A reward that is withdrawn gives its reference back, so that what it was granted for can be reached again.
grant update (reference) on reward_on_offer to tessera_app;
