-- All that was there before is checked now, while everybody goes on.
alter table sportsbook_market validate constraint sportsbook_market_win_chances_check;
alter table sportsbook_market validate constraint sportsbook_market_back_chances_check;
alter table sportsbook_leg validate constraint sportsbook_leg_win_chance_check;
alter table sportsbook_leg validate constraint sportsbook_leg_back_chance_check;
