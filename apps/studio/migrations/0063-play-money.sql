-- Players who play with play money, as the operator says with a launch: their bets are not among those that everybody sees.
alter table studio.player add column play_money boolean not null default false;
grant update (play_money) on studio.player to tessera_studio;
