-- Published contents are history: refuses every change of a revision.
create or replace function content_revision_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'what was published is never changed' using errcode = '42501';
end $$;

create or replace trigger content_revision_insert_only before update or delete or truncate on content_revision
  for each statement execute function content_revision_refuse_change();
