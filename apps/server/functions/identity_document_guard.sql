-- A document is decided once: later only its pictures go.
create or replace function identity_document_guard() returns trigger language plpgsql as $$
begin
  if (old.state, old.decided_at, old.decided_by, old.reason, old.note, old.expires_on)
    is distinct from (new.state, new.decided_at, new.decided_by, new.reason, new.note, new.expires_on) then
    raise exception 'a document is decided once';
  end if;
  return new;
end $$;

create or replace trigger identity_document_decided before update on identity_document
  for each row when (old.state <> 'waiting') execute function identity_document_guard();
