-- What the lobby needs to know of vendors and games, and a version that moves with each change, so that every process can
-- keep the whole catalogue in memory and read only what has changed.

create table catalogue_version (
  only_one boolean primary key default true check (only_one),
  version bigint not null
);
insert into catalogue_version (version) values (1);
grant select, update on catalogue_version to tessera_app;

alter table catalogue_vendor
  -- Its name by language code, such as {"TH": "..."}; `name` is the fixed one of wallet and reports.
  add names jsonb not null default '{}' check (jsonb_typeof(names) = 'object'),
  add is_hot boolean not null default false,
  -- What its card in a grid does: open a list of its games, start its one game, or lead to its lobby. auto: by its games.
  add opens text not null default 'auto' check (opens in ('auto', 'list', 'game', 'lobby')),
  add maintenance boolean not null default false,
  -- Its own shelves in their order: [{"key": "JACKPOT", "names": {"EN": "Jackpots"}}].
  add classify jsonb not null default '[]' check (jsonb_typeof(classify) = 'array'),
  add blocked_countries text[] not null default '{}',
  add changed_in bigint not null default 1;

alter table catalogue_game
  add names jsonb not null default '{}' check (jsonb_typeof(names) = 'object'),
  add features text[] not null default '{}',
  add volatility smallint check (volatility between 1 and 5),
  add lines integer check (lines > 0),
  -- Keys of its vendor's own shelves.
  add classify text[] not null default '{}',
  -- Two letters of ISO 3166. Its vendor's count, too.
  add blocked_countries text[] not null default '{}',
  add maintenance boolean not null default false,
  -- own: its vendor opens it. sample: a demonstration vendor's, without a client of its own.
  add client text not null default 'sample' check (client in ('own', 'sample')),
  add has_trial boolean not null default false,
  -- The width of its card among the hot games.
  add image_size text not null default '1x1' check (image_size in ('1x1', '2x1')),
  add changed_in bigint not null default 1;
update catalogue_game set client = 'own' where playable;
alter table catalogue_game drop column playable;

-- The rows of a brand's home page, where they are not the usual ones.
create table catalogue_section (
  merchant text not null,
  key text not null,
  position integer not null,
  -- hot, rank, new, type: a rule fills it after what is pinned. pins: nothing but what is pinned.
  kind text not null check (kind in ('hot', 'rank', 'new', 'type', 'pins')),
  -- Narrows hot, rank and new; type needs it.
  game_type text check (kind <> 'type' or game_type is not null),
  vassalage text,
  -- Its title by language code; without one the house's own words for the kind.
  titles jsonb not null default '{}' check (jsonb_typeof(titles) = 'object'),
  pins integer[] not null default '{}',
  length integer not null default 20 check (length between 1 and 20),
  enabled boolean not null default true,
  primary key (merchant, key)
);
grant select, insert, update, delete on catalogue_section to tessera_app;

-- Whoever changes the catalogue waits here for whoever does so already: versions are committed in their order.
create function catalogue_moves() returns trigger language plpgsql as $$
begin
  update catalogue_version set version = version + 1;
  return null;
end $$;
create function catalogue_marks() returns trigger language plpgsql as $$
begin
  new.changed_in := (select version from catalogue_version);
  return new;
end $$;
create trigger catalogue_game_moves before insert or update on catalogue_game for each statement execute function catalogue_moves();
create trigger catalogue_vendor_moves before insert or update on catalogue_vendor for each statement execute function catalogue_moves();
create trigger catalogue_section_moves before insert or update or delete on catalogue_section for each statement execute function catalogue_moves();
create trigger catalogue_game_marks before insert or update on catalogue_game for each row execute function catalogue_marks();
create trigger catalogue_vendor_marks before insert or update on catalogue_vendor for each row execute function catalogue_marks();

-- Games with what their vendor adds. A game whose vendor has no entry of its type is not shown.
create view catalogue_shelf as
  select g.node_id as "nodeId", g.vassalage, g.game_id as "gameId", g.game_type as "gameType", g.name, g.names, v.name as "vendorName", g.theme, g.features,
    g.volatility, g.lines, g.classify, g.is_hot as "isHot", g.is_new as "isNew", g.sort, g.minimum_stake as "minimumStake", g.rtp_basis_points as "rtpBasisPoints",
    g.blocked_countries || v.blocked_countries as "blockedCountries", g.maintenance or v.maintenance as maintenance, g.client, g.has_trial as "hasTrial",
    g.image_size as "imgSize", g.enabled and v.enabled as shown, greatest(g.changed_in, v.changed_in) as changed_in
  from catalogue_game g join catalogue_vendor v using (vassalage, game_type);
grant select on catalogue_shelf to tessera_app;

-- Who plays what just now, and what was played most this week, without an index that every bet would have to write.
create index bet_fact_time on bet_fact using brin (at) with (pages_per_range = 16, autosummarize = on);
