-- Published contents are history: refuses every change of a revision.
create or replace function content_revision_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'what was published is never changed' using errcode = '42501';
end $$;
