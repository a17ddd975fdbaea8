-- Results of the state lotteries, imported from files: never mixed with draws of this installation.
create table lottery_history (
  -- Whose draws, such as XSMB: the North's.
  form text not null check (form ~ '^[A-Z0-9]{1,20}$'),
  -- The number of the draw at the state lottery; the day for the North.
  draw text not null check (draw ~ '^\w{1,20}$'),
  day date not null,
  -- As on the wire: ~ between rows, a comma between the numbers of a row.
  numbers text not null check (numbers ~ '^[0-9,~]+$' and length(numbers) <= 400),
  -- Where it was imported from, as players read it.
  source text not null check (length(source) between 3 and 100),
  imported_at timestamptz not null,
  constraint lottery_history_pkey primary key (form, draw)
);
create index lottery_history_day on lottery_history (form, day);
-- first form: the triggers of both tables need it
create function lottery_history_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'imported results and counts of days are never changed' using errcode = '42501';
end $$;
create trigger lottery_history_stands before update or delete or truncate on lottery_history
  for each statement execute function lottery_history_refuse_change();
grant select, insert on lottery_history to tessera_app;

-- The draws of a whole day of a lottery that draws all day, counted once. A draw that was made late makes a further
-- version of its day; the latest counts.
create table lottery_day_count (
  game_code text not null,
  day date not null,
  version integer not null check (version > 0),
  draws integer not null check (draws > 0),
  -- Five lists of two bytes for each series, see tally-bytes.ts.
  counts bytea not null,
  counted_at timestamptz not null,
  constraint lottery_day_count_pkey primary key (game_code, day, version)
);
create trigger lottery_day_count_stands before update or delete or truncate on lottery_day_count
  for each statement execute function lottery_history_refuse_change();
grant select, insert on lottery_day_count to tessera_app;
