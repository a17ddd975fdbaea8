import type { OperationOutput } from '@tessera/contract'
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries, type Tx } from '../../platform/db/index.ts'

export type GameType = OperationOutput<'catalogue.games'>['games'][number]['gameType']

export interface NewGame {
  vassalage: string; gameId: string; gameType: GameType; name: string; theme: string
  isHot: boolean; isNew: boolean; sort: number; minimumStake: Amount; rtpBasisPoints: number | null; playable: boolean
}
export interface Game extends NewGame { nodeId: number; vendorName: string }

interface GameRow extends Omit<Game, 'minimumStake'> { minimumStake: bigint; total: bigint }
const gameOf = ({ total: _, ...row }: GameRow): Game => ({ ...row, minimumStake: amountOfMillionths(row.minimumStake) })

const suggestions = 6

/** Adds a vendor's entry for one type of games, or renames it. */
export async function saveVendor(tx: Tx, { vassalage, gameType, name, sort }: { vassalage: string; gameType: GameType; name: string; sort: number }): Promise<void> {
  await tx.query(sql`
    insert into catalogue_vendor (vassalage, game_type, name, sort) values (${vassalage}, ${gameType}, ${name}, ${sort})
    on conflict (vassalage, game_type) do update set name = excluded.name, sort = excluded.sort`)
}

/** Adds games or brings known ones up to date; a game keeps its nodeId for ever. */
export async function saveGames(tx: Tx, games: NewGame[]): Promise<void> {
  for (const game of games) await tx.query(sql`
    insert into catalogue_game (vassalage, game_id, game_type, name, theme, is_hot, is_new, sort, minimum_stake, rtp_basis_points, playable)
    values (${game.vassalage}, ${game.gameId}, ${game.gameType}, ${game.name}, ${game.theme}, ${game.isHot}, ${game.isNew}, ${game.sort},
      ${game.minimumStake}, ${game.rtpBasisPoints}, ${game.playable})
    on conflict (vassalage, game_id) do update set game_type = excluded.game_type, name = excluded.name, theme = excluded.theme, is_hot = excluded.is_hot,
      is_new = excluded.is_new, sort = excluded.sort, minimum_stake = excluded.minimum_stake, rtp_basis_points = excluded.rtp_basis_points, playable = excluded.playable`)
}

export interface GameQuery { gameType: string; vassalage: string; onlyHot: boolean; onlyNew: boolean; nameContains: string; pageNo: number; pageSize: number }

const escapeLike = (typed: string): string => typed.replace(/[\\%_]/g, sign => `\\${sign}`)

/** A page of the games that are shown; empty filters mean all. Hot ones first, then by sort number, then by name (D-89). */
export async function findGames(db: Queries, query: GameQuery): Promise<{ games: Game[]; totalCount: number }> {
  const { gameType, vassalage, onlyHot, onlyNew, nameContains, pageNo, pageSize } = query
  const rows = await db.query<GameRow>(sql`
    select g.node_id as "nodeId", g.vassalage, g.game_id as "gameId", g.game_type as "gameType", g.name, g.theme, g.is_hot as "isHot", g.is_new as "isNew",
      g.sort, g.minimum_stake as "minimumStake", g.rtp_basis_points as "rtpBasisPoints", g.playable, v.name as "vendorName", count(*) over () as total
    from catalogue_game g join catalogue_vendor v using (vassalage, game_type)
    where g.enabled and v.enabled and (${gameType} = '' or g.game_type = ${gameType}) and (${vassalage} = '' or g.vassalage = ${vassalage})
      and (not ${onlyHot}::boolean or g.is_hot) and (not ${onlyNew}::boolean or g.is_new) and g.name ilike ${`%${escapeLike(nameContains)}%`}
    order by g.is_hot desc, g.sort, g.name, g.node_id limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  return { games: rows.map(gameOf), totalCount: rows[0] ? Number(rows[0].total) : await countGames(db, query) }
}

/** Those of the games that are shown, in the order of their ids. */
export async function shownGames(db: Queries, nodeIds: number[]): Promise<Game[]> {
  const rows = await db.query<GameRow>(sql`
    select g.node_id as "nodeId", g.vassalage, g.game_id as "gameId", g.game_type as "gameType", g.name, g.theme, g.is_hot as "isHot", g.is_new as "isNew",
      g.sort, g.minimum_stake as "minimumStake", g.rtp_basis_points as "rtpBasisPoints", g.playable, v.name as "vendorName", 1 as total
    from unnest(${nodeIds}::int[]) with ordinality as asked (node_id, place) join catalogue_game g using (node_id) join catalogue_vendor v using (vassalage, game_type)
    where g.enabled and v.enabled order by asked.place`)
  return rows.map(gameOf)
}

/** Up to six other games that can be played: of the type, else of the whole house (D-101). */
export async function suggestGames(db: Queries, gameType: string, exceptGameId: string): Promise<Game[]> {
  const rows = await db.query<{ node_id: number; alike: boolean }>(sql`
    select g.node_id, g.game_type = ${gameType} as alike from catalogue_game g join catalogue_vendor v using (vassalage, game_type)
    where g.enabled and v.enabled and g.playable and g.game_id <> ${exceptGameId}
    order by alike desc, g.is_hot desc, g.sort, g.name, g.node_id limit ${suggestions}`)
  const alike = rows.filter(row => row.alike)
  return shownGames(db, (alike.length > 0 ? alike : rows).map(row => row.node_id))
}

/** The total of a page past the end, where no row can carry it. */
async function countGames(db: Queries, query: GameQuery): Promise<number> {
  if (query.pageNo === 1) return 0
  return (await findGames(db, { ...query, pageNo: 1, pageSize: 1 })).totalCount
}

/** A game by its vendor and the vendor's id of it, or undefined. */
export async function gameOfVendor(db: Queries, vassalage: string, gameId: string): Promise<Game | undefined> {
  const row = await db.one<GameRow>(sql`
    select g.node_id as "nodeId", g.vassalage, g.game_id as "gameId", g.game_type as "gameType", g.name, g.theme, g.is_hot as "isHot", g.is_new as "isNew",
      g.sort, g.minimum_stake as "minimumStake", g.rtp_basis_points as "rtpBasisPoints", g.playable, v.name as "vendorName", 1 as total
    from catalogue_game g join catalogue_vendor v using (vassalage, game_type)
    where g.vassalage = ${vassalage} and g.game_id = ${gameId} and g.enabled and v.enabled`)
  return row && gameOf(row)
}

/** A shown game by our own id, or undefined. */
export async function gameById(db: Queries, nodeId: number): Promise<Pick<Game, 'vassalage' | 'gameId' | 'name' | 'theme'> | undefined> {
  return db.one(sql`select vassalage, game_id as "gameId", name, theme from catalogue_game where node_id = ${nodeId} and enabled`)
}

/** The name of a vendor, or undefined. */
export async function vendorName(db: Queries, vassalage: string): Promise<string | undefined> {
  const row = await db.one<{ name: string }>(sql`select name from catalogue_vendor where vassalage = ${vassalage} order by sort limit 1`)
  return row?.name
}

/** Names by `vassalage/gameId`, for records that hold only codes. Unknown games are absent. */
export async function gameNames(db: Queries, games: { vassalage: string; gameId: string }[]): Promise<Map<string, { name: string; nodeId: number }>> {
  const rows = await db.query<{ vassalage: string; game_id: string; name: string; node_id: number }>(sql`
    select vassalage, game_id, name, node_id from catalogue_game
    where (vassalage, game_id) in (select * from unnest(${games.map(game => game.vassalage)}::text[], ${games.map(game => game.gameId)}::text[]))`)
  return new Map(rows.map(row => [`${row.vassalage}/${row.game_id}`, { name: row.name, nodeId: row.node_id }]))
}

export interface VendorRow { vassalage: string; gameType: GameType; name: string; games: number }

/** Vendors with how many games they show, by type and order. */
export const findVendors = (db: Queries): Promise<VendorRow[]> => db.query<VendorRow>(sql`
  select v.vassalage, v.game_type as "gameType", v.name, count(g.node_id)::int as games
  from catalogue_vendor v left join catalogue_game g on g.vassalage = v.vassalage and g.game_type = v.game_type and g.enabled
  where v.enabled group by v.vassalage, v.game_type, v.name, v.sort order by v.game_type, v.sort, v.name`)
