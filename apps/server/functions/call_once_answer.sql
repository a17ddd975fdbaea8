-- Stores the answers to requests that call_once_take took. Those with a status of null are forgotten, so that they can
-- be asked again.
create or replace function call_once_answer(
  p_actor text[], p_request uuid[], p_status integer[], p_answer text[]) returns void
language plpgsql
-- Looks rows up by key only, with one plan for days: docs/decisions/0025-functions-in-files.md
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  update call_once o set status = n.status, answer = n.answer::json
  from unnest(p_actor, p_request, p_status, p_answer) as n (actor, request, status, answer)
  where o.actor = n.actor and o.request_id = n.request and n.status is not null;
  if array_position(p_status, null) is not null then
    delete from call_once o using unnest(p_actor, p_request, p_status) as n (actor, request, status)
    where o.actor = n.actor and o.request_id = n.request and n.status is null;
  end if;
end $$;

revoke all on function call_once_answer from public;
grant execute on function call_once_answer to tessera_app;
