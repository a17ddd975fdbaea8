-- Pictures that operators put in: drawn anew in fixed sizes, each file named by its content, so that it may be kept for ever.

create table media (
  id integer generated always as identity primary key,
  merchant text not null,
  kind text not null check (kind in ('bannerWide', 'bannerPhone', 'tile', 'avatar', 'logo', 'inline')),
  name text not null,
  -- The largest size in the better format, and every file there is: [{file, width, height, format, bytes}].
  file text not null,
  width integer not null,
  height integer not null,
  sizes jsonb not null,
  uploaded_at timestamptz not null,
  uploaded_by text not null,
  unique (merchant, kind, file)
);
create index media_listed on media (merchant, kind, id desc);
grant select, insert, delete on media to tessera_app;

-- Those who keep the contents of the site.
alter table operator drop constraint operator_role_check;
alter table operator add constraint operator_role_check check (role in ('admin', 'finance', 'support', 'content'));
