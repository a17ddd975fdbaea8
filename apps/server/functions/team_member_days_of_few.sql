-- after: team_former_member_days
-- The same as team_member_days for a small team: its members are looked up one by one. The planner would rather read
-- all days of everybody.
create or replace function team_member_days_of_few(
  p_agent_id bigint, p_line bigint[], p_before bigint[], p_from date, p_to date)
returns table (member_id bigint, day date, valid_bets bigint, stakes bigint, returns bigint, gifts bigint)
language sql stable parallel safe as $$
  select d.* from member_line l cross join lateral (
    select d.member_id, d.day, d.valid_bets, d.stakes, d.returns, d.gifts
    from team_member_day d where d.member_id = l.id and d.day between p_from and p_to
      and not exists (select from team_former_line f where f.member_id = d.member_id and f.until_day >= d.day)
    offset 0) d
  where l.line >= p_line and l.line < p_before and l.counts_from <= cardinality(p_line)
  union all
  select * from team_former_member_days(p_agent_id, p_from, p_to)
$$;
