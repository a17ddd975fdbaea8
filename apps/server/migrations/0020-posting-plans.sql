-- Plans for the functions that every bet runs. A plan outlives the moment in which it was made, in a session that lives
-- for days. Made anew for each call it costs more than the posting itself (0.8 ms against 0.35 ms for eight bets), so one
-- plan is kept. Made while a table had one page it would read the whole table later, so only looks by index are allowed;
-- every statement of these functions finds its rows by key.
do $$
declare
  v_function regprocedure;
begin
  for v_function in select p.oid from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'public' and p.proname in ('ledger_post', 'ledger_post_one', 'ledger_post_any', 'play_apply', 'play_apply_one')
  loop
    execute format('alter function %s set plan_cache_mode = force_generic_plan', v_function);
    execute format('alter function %s set enable_seqscan = off', v_function);
    execute format('alter function %s set enable_hashjoin = off', v_function);
    execute format('alter function %s set enable_mergejoin = off', v_function);
  end loop;
end $$;
