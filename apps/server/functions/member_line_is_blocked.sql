-- Whether an account of this line, or one above it, is blocked with everybody below it.
create or replace function member_line_is_blocked(p_line bigint[]) returns boolean language sql stable parallel safe as $$
  select exists (select from line_block b where b.ended_at is null and b.member_id = any (p_line))
$$;
