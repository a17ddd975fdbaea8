-- Gives a new account its line: that of its upline and itself. counts_from is the position in the line from which
-- on its figures count: that of the first test account, else 1 (docs/domain/agents.md). The key share lock lets
-- a move of the branch wait until this account is in it, and this account for a move that has begun. A line has one
-- currency: cash and shares of income move within it. Nobody's prize group is above their upline's.
create or replace function member_line_fill() returns trigger language plpgsql as $$
declare
  v_upline record;
begin
  new.in_test_line := new.type in (41, 42);
  if new.upline is null then
    new.line := array[new.id];
    return new;
  end if;
  select m.line, m.counts_from, m.in_test_line, m.currency, m.prize_group into v_upline
    from member m where m.id = new.upline for key share;
  if v_upline.currency <> new.currency then
    raise exception 'an account in % cannot be below one in %', new.currency, v_upline.currency;
  end if;
  new.prize_group := least(new.prize_group, v_upline.prize_group);
  new.line := v_upline.line || new.id;
  new.counts_from := case when v_upline.in_test_line then v_upline.counts_from
    when new.in_test_line then cardinality(new.line) else 1 end;
  new.in_test_line := new.in_test_line or v_upline.in_test_line;
  return new;
end $$;

create or replace trigger member_line_fill before insert on member
  for each row execute function member_line_fill();
