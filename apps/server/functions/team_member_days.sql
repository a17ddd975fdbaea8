-- after: team_former_member_days
-- The days of the members who belonged to the team of p_agent_id on those days, the agent included. p_line is the
-- agent's line and p_before the first one after those of the team. Days before a move belong to the former line.
create or replace function team_member_days(
  p_agent_id bigint, p_line bigint[], p_before bigint[], p_from date, p_to date)
returns table (member_id bigint, day date, valid_bets bigint, stakes bigint, returns bigint, gifts bigint)
language sql stable parallel safe as $$
  select d.member_id, d.day, d.valid_bets, d.stakes, d.returns, d.gifts
  from member_line l join team_member_day d on d.member_id = l.id
  where l.line >= p_line and l.line < p_before and l.counts_from <= cardinality(p_line)
    and d.day between p_from and p_to
    and not exists (select from team_former_line f where f.member_id = d.member_id and f.until_day >= d.day)
  union all
  select * from team_former_member_days(p_agent_id, p_from, p_to)
$$;
