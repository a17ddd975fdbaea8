-- What the source of a market thinks of its outcomes, in their order and in millionths: the chance of winning, pushes left out, and
-- the share of a stake that comes back on average. Null where that is not known. Cash-outs are made from it, never from prices on sale.
alter table sportsbook_market add column win_chances integer[] not null default '{}', add column back_chances integer[] not null default '{}',
  add constraint sportsbook_market_win_chances_check check (0 <= all (win_chances) and 1000000 >= all (win_chances)) not valid,
  add constraint sportsbook_market_back_chances_check check (0 <= all (back_chances) and 1000000 >= all (back_chances)) not valid;
grant update (win_chances, back_chances) on sportsbook_market to tessera_app;

-- What was thought of a leg when its bet was accepted. Bets from before have kept none.
alter table sportsbook_leg add column win_chance integer, add column back_chance integer,
  add constraint sportsbook_leg_win_chance_check check (win_chance between 0 and 1000000) not valid,
  add constraint sportsbook_leg_back_chance_check check (back_chance between 0 and 1000000) not valid;
grant update (win_chance, back_chance) on sportsbook_leg to tessera_app;

-- Markets on sale have the chances of their source's prices until it prices them anew: without margin, in proportion, and none above what its
-- price says. How often a stake comes back is not in a price.
update sportsbook_market market set
  win_chances = array(
    select case when each.price > 0 then floor(1000000000 / each.price / greatest(1, book.sum / book.winners))::integer end
    from unnest(source.prices) with ordinality as each (price, place) order by each.place),
  back_chances = array(
    select case when market.type in ('draw_no_bet', 'fight_fixed') or abs(market.line_quarters % 4) <> 2 then null else 0 end
    from unnest(source.prices) as each)
from sportsbook_market same
left join sportsbook_control control on control.market_id = same.id
cross join lateral (select coalesce(control.source_prices, same.prices) as prices) source
cross join lateral (
  select sum(1000.0 / nullif(each.price, 0)) as sum,
    case same.type when 'double_chance' then 2 when 'outright_top' then substring(same.period from '[0-9]+')::integer else 1 end as winners
  from unnest(source.prices) as each (price)) book
where same.id = market.id and market.status in ('open', 'suspended') and book.sum > 0;
