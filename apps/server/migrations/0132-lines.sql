-- Where an account stands in its line, so that "below" and "the team" are found by an index
-- (docs/decisions/0026-lines-as-paths.md). Filled by the trigger of member_line_fill.
alter table member add column line integer[] not null default '{}';
alter table member add column counts_from smallint not null default 1;
alter table member add column in_test_line boolean not null default false;

-- first form: new rows need their line from the moment on at which the old ones are filled
create function member_line_fill() returns trigger language plpgsql as $$
declare
  v_upline record;
begin
  new.in_test_line := new.type in (41, 42);
  if new.upline is null then
    new.line := array[new.id];
    return new;
  end if;
  select m.line, m.counts_from, m.in_test_line into v_upline from member m where m.id = new.upline for key share;
  new.line := v_upline.line || new.id;
  new.counts_from := case when v_upline.in_test_line then v_upline.counts_from
    when new.in_test_line then cardinality(new.line) else 1 end;
  new.in_test_line := new.in_test_line or v_upline.in_test_line;
  return new;
end $$;
create trigger member_line_fill before insert on member for each row execute function member_line_fill();

with recursive lines as (
  select id, array[id] as line, 1 as counts_from, type in (41, 42) as in_test_line from member where upline is null
  union all
  select m.id, l.line || m.id,
    case when l.in_test_line then l.counts_from when m.type in (41, 42) then cardinality(l.line) + 1 else 1 end,
    l.in_test_line or m.type in (41, 42)
  from member m join lines l on m.upline = l.id)
update member m set line = l.line, counts_from = l.counts_from, in_test_line = l.in_test_line from lines l where l.id = m.id;
grant update (line, counts_from, in_test_line) on member to tessera_app;

-- Who stands where, for statements of other modules.
create view member_line as select id, merchant, type, enabled, upline, line, counts_from, in_test_line from member;
grant select on member_line to tessera_app;
