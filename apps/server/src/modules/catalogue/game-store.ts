// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries, type Tx } from '../../platform/db/index.ts'
import { gameOfRow, type GameRow } from './snapshot/read-snapshot.ts'
import type { Game, GameType, Names, Vendor } from './snapshot/snapshot.ts'

type Filled =
  | 'names'
  | 'features'
  | 'volatility'
  | 'lines'
  | 'classify'
  | 'blockedCountries'
  | 'maintenance'
  | 'client'
  | 'hasTrial'
  | 'imgSize'
  | 'edgeBasisPoints'
  | 'alsoIn'

/** A game to store; omitted fields stay unchanged, or are empty. */
export interface NewGame
  extends
    Omit<
      Game,
      | Filled
      | 'nodeId'
      | 'vendorName'
      | 'isRoom'
      | 'room'
      | 'cards'
      | 'hall'
      | 'plays'
      | 'ownPage'
      | 'hasGame'
    >,
    Partial<Pick<Game, Filled>> {}

export interface NewVendor
  extends
    Pick<Vendor, 'vendorCode' | 'gameType' | 'name' | 'sort'>,
    Partial<Pick<Vendor, 'names' | 'isHot' | 'opens' | 'maintenance' | 'classify'>> {}

/** Adds or changes a vendor's entry for one type of games. */
export async function saveVendor(tx: Tx, vendor: NewVendor): Promise<void> {
  const { vendorCode, gameType, name, sort } = vendor
  const [names, classify] = [vendor.names, vendor.classify].map((value) =>
    value === undefined ? null : JSON.stringify(value),
  )
  await tx.query(sql`
    insert into catalogue_vendor as v (vendor_code, game_type, name, sort, names, is_hot, opens, maintenance, classify)
    values (${vendorCode}, ${gameType}, ${name}, ${sort}, coalesce(${names}::jsonb, '{}'), coalesce(${vendor.isHot}::boolean, false), coalesce(${vendor.opens}::text, 'auto'),
      coalesce(${vendor.maintenance}::boolean, false), coalesce(${classify}::jsonb, '[]'))
    on conflict (vendor_code, game_type) do update set name = excluded.name, sort = excluded.sort, names = coalesce(${names}::jsonb, v.names),
      is_hot = coalesce(${vendor.isHot}::boolean, v.is_hot), opens = coalesce(${vendor.opens}::text, v.opens),
      maintenance = coalesce(${vendor.maintenance}::boolean, v.maintenance), classify = coalesce(${classify}::jsonb, v.classify)`)
}

const gamesAtOnce = 1_000

/** Adds or updates many games at once; a game keeps its nodeId for ever. */
export async function saveGames(tx: Tx, games: readonly NewGame[]): Promise<void> {
  for (let from = 0; from < games.length; from += gamesAtOnce)
    await saveSome(tx, games.slice(from, from + gamesAtOnce))
}

async function saveSome(tx: Tx, games: readonly NewGame[]): Promise<void> {
  const rows = JSON.stringify(games.map((game) => ({ ...game, minimumStake: String(game.minimumStake) })))
  await tx.query(sql`
    insert into catalogue_game as g (vendor_code, game_id, game_type, name, theme, is_hot, is_new, sort, minimum_stake, rtp_basis_points, names, features, volatility, lines,
      classify, blocked_countries, maintenance, client, has_trial, image_size, edge_basis_points, also_in)
    select "vendorCode", "gameId", "gameType", name, theme, "isHot", "isNew", sort, "minimumStake", "rtpBasisPoints", coalesce(names, '{}'), coalesce(features, '{}'), volatility, lines,
      coalesce(classify, '{}'), coalesce("blockedCountries", '{}'), coalesce(maintenance, false), coalesce(client, 'sample'), coalesce("hasTrial", false), coalesce("imgSize", '1x1'), "edgeBasisPoints", coalesce("alsoIn", '{}')
    from jsonb_to_recordset(${rows}::jsonb) as n ("vendorCode" text, "gameId" text, "gameType" text, name text, theme text, "isHot" boolean, "isNew" boolean, sort integer,
      "minimumStake" bigint, "rtpBasisPoints" integer, names jsonb, features text[], volatility smallint, lines integer, classify text[], "blockedCountries" text[],
      maintenance boolean, client text, "hasTrial" boolean, "imgSize" text, "edgeBasisPoints" integer, "alsoIn" text[])
    on conflict (vendor_code, game_id) do update set game_type = excluded.game_type, name = excluded.name, theme = excluded.theme, is_hot = excluded.is_hot,
      is_new = excluded.is_new, sort = excluded.sort, minimum_stake = excluded.minimum_stake, rtp_basis_points = excluded.rtp_basis_points, names = excluded.names,
      features = excluded.features, volatility = excluded.volatility, lines = excluded.lines, classify = excluded.classify, blocked_countries = excluded.blocked_countries,
      maintenance = excluded.maintenance, client = excluded.client, has_trial = excluded.has_trial, image_size = excluded.image_size,
      also_in = excluded.also_in, edge_basis_points = coalesce(excluded.edge_basis_points, g.edge_basis_points)`)
}

/** Takes titles of demonstration vendors out of the lists of a type; what is written of them stays. */
export async function unlistSamples(
  tx: Tx,
  gameType: GameType,
  keeps: (game: Pick<Game, 'hasGame' | 'vendorCode'>) => boolean,
): Promise<void> {
  const rows = await tx.query<GameRow>(
    sql`select * from catalogue_listing where "gameType" = ${gameType} and client = 'sample' and shown`,
  )
  const gone = rows.filter((row) => !keeps(gameOfRow(row))).map(({ nodeId }) => nodeId)
  if (gone.length > 0)
    await tx.query(sql`update catalogue_game set listed = false where node_id = any(${gone}::int[])`)
}

/** Lists titles of demonstration vendors again that `unlistSamples` has taken out. */
export async function listSamples(
  tx: Tx,
  games: readonly Pick<Game, 'vendorCode' | 'gameId'>[],
): Promise<void> {
  await tx.query(sql`
    update catalogue_game set listed = true where client = 'sample' and not listed
      and (vendor_code, game_id) in (select * from unnest(${games.map((game) => game.vendorCode)}::text[], ${games.map((game) => game.gameId)}::text[]))`)
}

/** A game by its vendor and the vendor's id of it, or undefined. */
export async function gameOfVendor(
  db: Queries,
  vendorCode: string,
  gameId: string,
): Promise<Game | undefined> {
  const row = await db.one<GameRow>(
    sql`select * from catalogue_listing where "vendorCode" = ${vendorCode} and "gameId" = ${gameId} and shown`,
  )
  return row && gameOfRow(row)
}

/** A visible game by our own id, or undefined. */
export async function gameById(
  db: Queries,
  nodeId: number,
): Promise<Pick<Game, 'vendorCode' | 'gameId' | 'name' | 'theme'> | undefined> {
  return db.one(
    sql`select vendor_code as "vendorCode", game_id as "gameId", name, theme from catalogue_game where node_id = ${nodeId} and enabled and listed`,
  )
}

/** The name of a vendor, or undefined. */
export async function vendorName(db: Queries, vendorCode: string): Promise<string | undefined> {
  const row = await db.one<{ name: string }>(
    sql`select name from catalogue_vendor where vendor_code = ${vendorCode} order by sort limit 1`,
  )
  return row?.name
}

/** Names by `vendorCode/gameId`, for records that hold only codes. Unknown games are absent. */
export async function gameNames(
  db: Queries,
  games: { vendorCode: string; gameId: string }[],
): Promise<Map<string, { name: string; names: Names; nodeId: number }>> {
  const rows = await db.query<{
    vendorCode: string
    game_id: string
    name: string
    names: Names
    node_id: number
  }>(sql`
    select vendor_code as "vendorCode", game_id, name, names, node_id from catalogue_game
    where (vendor_code, game_id) in (select * from unnest(${games.map((game) => game.vendorCode)}::text[], ${games.map((game) => game.gameId)}::text[]))`)
  return new Map(
    rows.map((row) => [
      `${row.vendorCode}/${row.game_id}`,
      { name: row.name, names: row.names, nodeId: row.node_id },
    ]),
  )
}

export interface VendorRow {
  vendorCode: string
  gameType: GameType
  name: string
  games: number
}

/** Vendors with their numbers of visible games, by type and order; for tools. */
export const findVendors = (db: Queries): Promise<VendorRow[]> =>
  db.query<VendorRow>(sql`
  select v.vendor_code as "vendorCode", v.game_type as "gameType", v.name, count(g.node_id)::int as games
  from catalogue_vendor v left join catalogue_game g on g.vendor_code = v.vendor_code and g.game_type = v.game_type and g.enabled and g.listed
  where v.enabled group by v.vendor_code, v.game_type, v.name, v.sort order by v.game_type, v.sort, v.name`)
