-- Further kinds of games in whose lobby a game is listed, such as a roulette of the studio among the live tables. It stays
-- one game: its favourites, figures and bets are those of its own kind.
alter table catalogue_game add column also_in text[] not null default '{}';

create or replace view catalogue_listing as
 select g.node_id as "nodeId",
    g.vendor_code as "vendorCode",
    g.game_id as "gameId",
    g.game_type as "gameType",
    g.name,
    g.names,
    v.name as "vendorName",
    g.theme,
    g.features,
    g.volatility,
    g.lines,
    g.classify,
    g.is_hot as "isHot",
    g.is_new as "isNew",
    g.sort,
    g.minimum_stake as "minimumStake",
    g.rtp_basis_points as "rtpBasisPoints",
    g.blocked_countries || v.blocked_countries as "blockedCountries",
    g.maintenance or g.closed_by_vendor or v.maintenance as maintenance,
    g.client,
    g.has_trial as "hasTrial",
    g.image_size as "imgSize",
    g.enabled and g.listed and v.enabled as shown,
    greatest(g.changed_in, v.changed_in) as changed_in,
    g.edge_basis_points as "edgeBasisPoints",
    g.also_in as "alsoIn"
   from catalogue_game g
     join catalogue_vendor v using (vendor_code, game_type);
