-- Notes that these requests are being answered, and answers the actors of those that are new; of each actor there is one
-- request. One that somebody else is answering at this moment is waited for, but not for long: the caller then answers
-- each by itself. Taken in the order of their keys, so that no two batches wait for each other in a circle.
create or replace function call_once_take(
  p_actor text[], p_request uuid[], p_call text, p_fingerprint text[], p_at timestamptz[]) returns text[]
language plpgsql
-- Looks rows up by key only, with one plan for days: docs/decisions/0025-functions-in-files.md
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  v_new text[];
begin
  perform set_config('lock_timeout', '1s', true);
  with taken as (
    insert into call_once (actor, request_id, call, fingerprint, created_at)
    select n.actor, n.request, p_call, n.fingerprint, n.at
    from unnest(p_actor, p_request, p_fingerprint, p_at) as n (actor, request, fingerprint, at)
    order by n.actor, n.request
    on conflict (actor, request_id) do nothing returning actor
  )
  select array_agg(t.actor) into v_new from taken t;
  return coalesce(v_new, '{}');
end $$;

revoke all on function call_once_take from public;
grant execute on function call_once_take to tessera_app;
