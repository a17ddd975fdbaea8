-- Deletes what visitors played whose time is over, with their play money, and frees their players for others. Returns
-- how many they were. Whoever an operator named is no visitor, whatever is written beside them: the server may not
-- delete what was played for money.
create or replace function studio.forget_visitors(p_at timestamptz, p_most integer) returns integer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_gone bigint[];
  v_rounds uuid[];
begin
  v_gone := array(
    select v.player_id from studio.visitor v join studio.player p on p.id = v.player_id
    where v.name is not null and v.ends_at <= p_at and p.play_money and p.operator_user like 'visitor:%'
    order by v.ends_at limit p_most for update of v skip locked);
  if cardinality(v_gone) = 0 then return 0; end if;
  v_rounds := array(select k.id from studio.round_key k where k.player_id = any (v_gone));
  delete from studio.room_input where player_id = any (v_gone);
  delete from studio.fishing_load where player_id = any (v_gone);
  delete from studio.raise where round_id = any (v_rounds);
  delete from studio.outbox where round_id = any (v_rounds);
  delete from studio.round_waiting where round_id = any (v_rounds);
  delete from studio.round where player_id = any (v_gone);
  delete from studio.round_key where player_id = any (v_gone);
  delete from studio.transfer_wallet_move where player_id = any (v_gone);
  delete from studio.transfer_wallet where player_id = any (v_gone);
  update studio.visitor set name = null where player_id = any (v_gone);
  return cardinality(v_gone);
end $$;

revoke all on function studio.forget_visitors from public;
grant execute on function studio.forget_visitors to tessera_studio;
