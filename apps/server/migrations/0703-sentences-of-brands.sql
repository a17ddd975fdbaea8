-- How often the sentences of a brand have been changed in one language. Its row is locked while one of them changes, and each
-- process reads the sentences again when the number is another.
create table brand_text_version (
  merchant text not null references merchant (code),
  language text not null check (language ~ '^[A-Z]{2,3}(-[A-Z]{2})?$'),
  version integer not null check (version >= 1),
  constraint brand_text_version_pkey primary key (merchant, language)
);
grant select, insert, update on brand_text_version to tessera_app;

-- Sentences in the words of a brand's operators. Null: the sentence of the release is in force again.
create table brand_text (
  merchant text not null references merchant (code),
  language text not null check (language ~ '^[A-Z]{2,3}(-[A-Z]{2})?$'),
  key text not null check (length(key) between 1 and 100),
  sentence text check (length(sentence) between 1 and 2000),
  version integer not null check (version >= 1),
  changed_at timestamptz not null,
  changed_by text not null,
  constraint brand_text_pkey primary key (merchant, language, key)
);
grant select, insert, update on brand_text to tessera_app;

-- Who changed them, and what they were before and after. Nothing is ever removed.
create table brand_text_change (
  id bigint generated always as identity,
  merchant text not null references merchant (code),
  language text not null,
  key text not null,
  version integer not null,
  before text,
  after text,
  changed_at timestamptz not null,
  changed_by text not null,
  constraint brand_text_change_pkey primary key (id),
  constraint brand_text_change_once unique (merchant, language, key, version)
);
create index brand_text_change_newest on brand_text_change (merchant, language, id);
-- first form: the trigger below needs it at once
create function brand_text_change_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the history of sentences is never changed' using errcode = '42501';
end $$;
create trigger brand_text_change_insert_only before update or delete or truncate on brand_text_change
  for each statement execute function brand_text_change_refuse_change();
grant select, insert on brand_text_change to tessera_app;
