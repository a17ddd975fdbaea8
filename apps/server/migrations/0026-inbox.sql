-- What the house writes to single members, and what people write to the house.

create table inbox_message (
  id bigint generated always as identity primary key,
  member_id integer not null references member (id),
  -- house: news of the house; service: an answer of customer service, counted apart.
  origin text not null check (origin in ('house', 'service')),
  title text not null,
  content text not null,
  at timestamptz not null,
  read_at timestamptz
);
create index inbox_message_listed on inbox_message (member_id, id desc);
create index inbox_message_unread on inbox_message (member_id) where read_at is null;
grant select, insert, update, delete on inbox_message to tessera_app;

create table feedback (
  id integer generated always as identity primary key,
  merchant text not null,
  type text not null check (type in ('suggestion', 'complaint', 'bug', 'other')),
  content text not null,
  contact text not null,
  -- Null when a visitor sent it.
  member_id integer references member (id),
  -- Names of picture files in the private store.
  pictures text[] not null default '{}',
  sent_at timestamptz not null,
  read_at timestamptz,
  answer text,
  answered_at timestamptz,
  answered_by text
);
create index feedback_listed on feedback (merchant, id desc);
grant select, insert, update on feedback to tessera_app;

-- The picture that a member has chosen; null for the one that his number gives him.
alter table member add column avatar_id text check (avatar_id ~ '^[a-z]{1,20}$');
