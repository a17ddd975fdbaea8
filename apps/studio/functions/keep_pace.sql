-- Notes that a round of this game begins now. Raises TE409, with the milliseconds that are left as its detail, if the
-- player's last one began less than the pace before; of several at once one passes. A pace of null lets every round begin.
create or replace function studio.keep_pace(p_player bigint, p_wire_code text, p_at timestamptz, p_pace_ms integer)
  returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  v_pace interval := make_interval(secs => p_pace_ms / 1000.0);
  v_last timestamptz;
begin
  if p_pace_ms is null then return; end if;
  insert into studio.last_bet as l (player_id, wire_code, at) values (p_player, p_wire_code, p_at)
  on conflict (player_id, wire_code) do update set at = excluded.at where l.at <= p_at - v_pace;
  if found then return; end if;
  select l.at into v_last from studio.last_bet l where l.player_id = p_player and l.wire_code = p_wire_code;
  raise exception 'the bet comes too early' using errcode = 'TE409',
    detail = greatest(1, ceil(extract(epoch from coalesce(v_last, p_at) + v_pace - p_at) * 1000))::bigint;
end $$;

revoke all on function studio.keep_pace from public;
grant execute on function studio.keep_pace to tessera_studio;
