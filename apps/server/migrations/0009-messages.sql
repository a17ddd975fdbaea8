-- What the site says to everybody: banners and notices. Contents are written by operators.

create table banner (
  id integer generated always as identity primary key,
  group_name text not null,
  title text not null,
  subtitle text not null default '',
  action text not null default '',
  -- What is drawn behind the words: an id and a theme for the picture maker.
  picture_id text not null,
  picture_theme text not null,
  linkage_type text not null check (linkage_type in ('NONE', 'URL', 'PAGE', 'PROMO', 'GAME', 'CS')),
  url text not null default '',
  sort integer not null default 0,
  enabled boolean not null default true
);

create table announcement (
  id integer generated always as identity primary key,
  title text not null,
  content text not null,
  pinned boolean not null default false,
  created_at timestamptz not null,
  enabled boolean not null default true
);

grant select, insert, update, delete on banner, announcement to tessera_app;
