-- Brands. A merchant is a brand of this installation; the host of a request decides whose page it is. Members, settings
-- and contents belong to a merchant.

create table merchant (
  code text primary key check (code ~ '^[a-z][a-z0-9-]{1,30}$'),
  name text not null check (name <> ''),
  enabled boolean not null default true,
  created_at timestamptz not null
);
insert into merchant (code, name, created_at) values ('house1', 'First house', now());
grant select, insert, update on merchant to tessera_app;

create table merchant_host (
  -- As it is compared: lower case, without port.
  host text primary key check (host = lower(host) and host <> ''),
  merchant text not null references merchant (code),
  enabled boolean not null default true,
  -- Whose host it is: an agent's, with the code that fills his visitors' registration form.
  affiliate_code text,
  owner_id integer,
  main_url text,
  -- The last measured answer time.
  speed_ms integer check (speed_ms >= 0),
  measured_at timestamptz,
  created_at timestamptz not null
);
create index merchant_host_merchant on merchant_host (merchant);
grant select, insert, update on merchant_host to tessera_app;

-- Members belong to a brand; a name is taken per brand.
alter table member add column merchant text not null default 'house1' references merchant (code);
alter table member drop constraint member_username_key_key;
alter table member add constraint member_merchant_username_key unique (merchant, username_key);

alter table identity_session add column merchant text not null default 'house1';

-- Settings belong to a brand, too. `version` counts the changes of a leaf, so that nobody writes over what he has not seen.
alter table setting_value add column merchant text not null default 'house1' references merchant (code);
alter table setting_value add column version integer not null default 1 check (version >= 1);
alter table setting_value drop constraint setting_value_pkey;
alter table setting_value add primary key (merchant, name);

-- Every change of a setting: who, when, before, after. Never changed, never deleted.
create table setting_change (
  id bigint generated always as identity primary key,
  merchant text not null references merchant (code),
  name text not null,
  version integer not null,
  before jsonb not null,
  after jsonb not null,
  changed_at timestamptz not null,
  changed_by text not null,
  unique (merchant, name, version)
);
create index setting_change_name on setting_change (name, id);
grant select, insert on setting_change to tessera_app;

create function setting_change_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the history of settings is never changed' using errcode = '42501';
end $$;
create trigger setting_change_insert_only before update or delete or truncate on setting_change
  for each statement execute function setting_change_refuse_change();
