-- The least that the house keeps of a stake in a game, in hundredths of a per cent: as its vendor or an operator states it.
alter table catalogue_game add column edge_basis_points integer
  constraint catalogue_game_edge_check check (edge_basis_points between -10000 and 10000);

create or replace view catalogue_shelf as
 select g.node_id as "nodeId",
    g.vassalage,
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
    g.edge_basis_points as "edgeBasisPoints"
   from catalogue_game g
     join catalogue_vendor v using (vassalage, game_type);
