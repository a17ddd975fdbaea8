-- Documents that members send to prove who they are, and what was decided.
create table identity_document (
  id integer generated always as identity primary key,
  member_id integer not null references member (id),
  merchant text not null references merchant (code),
  kind text not null check (kind in ('passport', 'identityCard', 'drivingLicence', 'proofOfAddress')),
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'refused', 'withdrawn')),
  sent_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  -- Why it was refused; the member reads it in their language.
  reason text,
  -- For operators only.
  note text not null default '',
  expires_on date,
  -- Names of files in the private store, each sealed with the key of this document.
  pictures text[] not null check (cardinality(pictures) <= 3),
  -- That key, sealed with the vault key. Without it the pictures cannot be opened.
  sealed_key bytea,
  -- When the pictures are deleted.
  pictures_until timestamptz,
  check ((state = 'waiting') = (decided_at is null)),
  check ((state = 'refused') = (reason is not null)),
  check (state = 'waiting' or pictures_until is not null or pictures = '{}')
);
create unique index identity_document_waits on identity_document (member_id, (kind = 'proofOfAddress')) where state = 'waiting';
create index identity_document_of_member on identity_document (member_id, id desc);
create index identity_document_queue on identity_document (id) where state = 'waiting';
create index identity_document_due on identity_document (pictures_until) where pictures_until is not null;

-- first form: a trigger below needs it
create function identity_document_guard() returns trigger language plpgsql as $$
begin
  return new;
end $$;
-- first form: a trigger below needs it
create function identity_document_key_guard() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_kept_vault_key(vault_key_of(new.sealed_key));
  return new;
end $$;
create trigger identity_document_decided before update on identity_document for each row when (old.state <> 'waiting') execute function identity_document_guard();
create trigger identity_document_key before update of sealed_key on identity_document for each row when (new.sealed_key is not null and new.sealed_key is distinct from old.sealed_key) execute function identity_document_key_guard();
create trigger identity_document_key_new before insert on identity_document for each row when (new.sealed_key is not null) execute function identity_document_key_guard();
grant select, insert, update on identity_document to tessera_app;

-- Since when an operator has confirmed name and birthday by a document: the member no longer changes them.
alter table member_profile add column confirmed_at timestamptz;
