-- Stakes that came back without having been played: a win may say which part of it is such (docs/studios.md). They count as
-- nothing that play is counted by, and change no money.

-- What of a bet was never played, once a win has settled it.
alter table play_transaction add column unplayed bigint;
grant update (unplayed) on play_transaction to tessera_app;

-- What of the stakes that a fact settles was never played, and what of that was bonus money; below zero when a stake is given
-- back. Their fact says the settled stakes, too.
alter table bet_fact add column unplayed bigint;
alter table bet_fact add column bonus_unplayed bigint;

-- As before, but bonus money that was not played is no valid bet, and a fact with unplayed stakes is the return of a vendor's
-- round like any other.
create or replace view bet_settled with (security_invoker = true) as
select id, member_id, vendor, game_code, round_id, currency, at as recorded_at,
  case when kind = 'return' and not closed and (settled_stake is null or unplayed is not null) and amount >= 0
    then coalesce((select min(c.at) from bet_fact c
      where c.member_id = f.member_id and c.at >= f.at and c.at < f.at + interval '1 day' and c.vendor = f.vendor and c.round_id = f.round_id and c.closed),
      at + interval '1 day')
    else at end as at,
  coalesce(settled_stake, valid_bet) - coalesce(bonus_bet, 0) as stake,
  case kind when 'return' then amount else 0 end - coalesce(bonus_return, 0) as returned,
  valid_bet - coalesce(bonus_bet, 0) + coalesce(bonus_unplayed, 0) as valid_bet,
  coalesce(bonus_bet, 0) as bonus_stake,
  coalesce(bonus_return, 0) as bonus_returned,
  coalesce(settled_bets, sign(valid_bet - coalesce(bonus_bet, 0) + coalesce(bonus_unplayed, 0))::smallint) as bets,
  case
    when coalesce(settled_stake, valid_bet) - coalesce(bonus_bet, 0) > 0 then false
    when coalesce(settled_stake, valid_bet) < 0 or kind <> 'return' or amount <= 0 or (settled_stake is not null and unplayed is null) then true
    when bonus_return = amount then false
    else coalesce((select max(p.at) from bet_fact p
      where p.member_id = f.member_id and p.at > f.at - interval '31 days' and p.at <= f.at and p.vendor = f.vendor and p.round_id = f.round_id
        and p.kind = 'stake') <= at - interval '1 day', false)
  end as is_correction,
  coalesce(bonus_bet, 0) - coalesce(bonus_unplayed, 0) as bonus_valid_bet
from bet_fact f;
