-- What a day of a member did to their cash, so that a move can take a balance from one team to another.
alter table team_member_day add column cash_change bigint not null default 0;

-- Accounts by team and day: opened below, and moved there or away (below zero). Test accounts do not count.
alter table team_day add column new_members integer not null default 0;
alter table team_day add column new_agents integer not null default 0;
alter table team_day add column moved_members integer not null default 0;
alter table team_day add column moved_agents integer not null default 0;

-- Accounts that are not counted in their teams yet. A table and not a number up to which all are counted, because
-- a lower number may be committed after a higher one.
create table member_to_count (
  member_id integer primary key references member (id)
);
grant select, insert, delete on member_to_count to tessera_app;
insert into member_to_count select id from member where type in (0, 1, 2);
