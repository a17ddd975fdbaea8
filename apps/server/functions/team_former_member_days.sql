-- The days on which members who have moved since belonged to the team of p_agent_id.
create or replace function team_former_member_days(p_agent_id bigint, p_from date, p_to date)
returns table (member_id bigint, day date, valid_bets bigint, stakes bigint, returns bigint, gifts bigint)
language sql stable parallel safe as $$
  select d.member_id, d.day, d.valid_bets, d.stakes, d.returns, d.gifts
  from team_former_line f join team_member_day d on d.member_id = f.member_id
  where f.line @> array[p_agent_id] and array_position(f.line, p_agent_id) >= f.counts_from
    and d.day between p_from and p_to and d.day <= f.until_day
    and not exists (select from team_former_line e
      where e.member_id = f.member_id and e.until_day < f.until_day and e.until_day >= d.day)
$$;
