-- What the site says, in one form: banners, notices, headlines, popups, promotions and pages of help. Each item has a draft
-- that operators work on and revisions that visitors have seen; a revision is never changed.

create table content (
  id integer generated always as identity primary key,
  merchant text not null,
  kind text not null check (kind in ('B', 'PL', 'H', 'PU', 'PR', 'HP')),
  state text not null default 'draft' check (state in ('draft', 'published', 'archived')),
  sort integer not null default 0,
  -- The whole item as the contract describes it: words per language, schedule, fields of its kind.
  draft jsonb not null,
  -- Grows with each step; a step on an older one is refused.
  version integer not null default 1,
  -- The revision that visitors see; kept when archived.
  revision integer,
  -- A place on the site that only one published item may have, such as the terms of use.
  place text,
  changed_at timestamptz not null,
  changed_by text not null,
  constraint content_published_has_revision check (state <> 'published' or revision is not null)
);
create index content_listed on content (merchant, kind, sort, id);
create unique index content_place on content (merchant, place) where state = 'published' and place is not null;

create table content_revision (
  content_id integer not null references content (id),
  number integer not null,
  body jsonb not null,
  at timestamptz not null,
  by text not null,
  -- The revision that was published again.
  restored_from integer,
  primary key (content_id, number)
);
create function content_revision_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'what was published is never changed' using errcode = '42501';
end $$;
create trigger content_revision_insert_only before update or delete or truncate on content_revision
  for each statement execute function content_revision_refuse_change();

grant select, insert, update on content to tessera_app;
grant select, insert on content_revision to tessera_app;

-- Keys of the module, such as the one that signs previews.
create table messages_secret (
  name text primary key,
  secret bytea not null check (length(secret) = 32)
);
grant select, insert on messages_secret to tessera_app;

-- Banners and notices of the first form move over, each with one revision; notices were plain text and become a paragraph.
with moved as (
  insert into content (merchant, kind, state, sort, draft, revision, changed_at, changed_by)
  select 'house1', 'B', case when enabled then 'published' else 'archived' end, sort, jsonb_build_object(
      'kind', 'B', 'texts', jsonb_build_object('EN', jsonb_build_object('title', left(title, 120), 'summary', left(subtitle, 300), 'action', left(action, 40), 'content', '')),
      'from', null, 'until', null, 'groupName', group_name, 'linkageType', linkage_type, 'url', url,
      'picture', jsonb_build_object('wide', null, 'phone', null, 'artId', picture_id, 'theme', picture_theme)), 1, now(), 'the house'
  from banner order by sort, id
  returning id, draft, changed_at
)
insert into content_revision (content_id, number, body, at, by) select id, 1, draft, changed_at, 'the house' from moved;

with moved as (
  insert into content (merchant, kind, state, sort, draft, revision, changed_at, changed_by)
  select 'house1', case when pinned then 'H' else 'PL' end, case when enabled then 'published' else 'archived' end, 0, jsonb_build_object(
      'kind', case when pinned then 'H' else 'PL' end,
      'texts', jsonb_build_object('EN', jsonb_build_object('title', left(title, 120), 'summary', '', 'action', '',
        'content', '<p>' || replace(replace(replace(content, '&', '&amp;'), '<', '&lt;'), '>', '&gt;') || '</p>')),
      'from', null, 'until', null), 1, created_at, 'the house'
  from announcement order by created_at, id
  returning id, draft, changed_at
)
insert into content_revision (content_id, number, body, at, by) select id, 1, draft, changed_at, 'the house' from moved;

drop table banner, announcement;
