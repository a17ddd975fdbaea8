-- outside a transaction
-- The days of the members of a team, of a single one or few of them.
drop index concurrently if exists team_member_day_member;
create index concurrently team_member_day_member on team_member_day (member_id, day);
-- Who was in a team before a move.
drop index concurrently if exists team_former_line_team;
create index concurrently team_former_line_team on team_former_line using gin (line);
