// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { sql, type Queries } from '../../../platform/db/index.ts'
import type { GameType } from '../snapshot/snapshot.ts'

/** A vendor's description of one of its games. */
export interface ListedGame {
  code: string
  name: string
  category: string
  blockedCountries: readonly string[]
  enabled: boolean
  /** By the return that the vendor states, in hundredths of a per cent; null without one. */
  edgeBasisPoints: number | null
}

export interface GameChange {
  field: 'name' | 'blockedCountries' | 'closed' | 'listed' | 'edge'
  before: string
  after: string
}
export interface GamesDiff {
  categories: { category: string; games: number; gameType: GameType | null }[]
  added: (ListedGame & { gameType: GameType })[]
  changed: { nodeId: number; gameType: GameType; listed: ListedGame; changes: GameChange[] }[]
  gone: { nodeId: number; gameId: string; name: string }[]
  digest: string
}

export interface KnownGame {
  nodeId: number
  gameId: string
  gameType: GameType
  name: string
  blockedCountries: string[]
  closed: boolean
  listed: boolean
  edgeBasisPoints: number | null
}

/** All games of a vendor that the platform has, including hidden ones. */
export const gamesOfVendor = (db: Queries, vendorCode: string): Promise<KnownGame[]> =>
  db.query<KnownGame>(sql`
  select node_id as "nodeId", game_id as "gameId", game_type as "gameType", name, blocked_countries as "blockedCountries", closed_by_vendor as closed, listed, edge_basis_points as "edgeBasisPoints"
  from catalogue_game where vendor_code = ${vendorCode} order by game_id`)

/**
 * The default type of a vendor's category. A type that an operator chose wins, then that of the games we have
 * in it.
 */
const usualTypes: readonly [RegExp, GameType][] = [
  [/e-?sport/i, 'ESPORTS'],
  [/sport/i, 'SPORTS'],
  [/live/i, 'LIVE'],
  [/fish|shoot/i, 'FISH'],
  [/poker|pvp|p2p/i, 'PVP'],
  [/cock/i, 'COCKFIGHT'],
  [/lott|keno|bingo/i, 'LOTT'],
  [/slot|instant|crash|table|video|arcade/i, 'RNG'],
]

function typeOf(
  category: string,
  types: Readonly<Record<string, GameType | null>>,
  ours: readonly GameType[],
): GameType | null {
  if (Object.hasOwn(types, category)) return types[category] ?? null
  const counts = Map.groupBy(ours, (gameType) => gameType)
  const [most] = [...counts].toSorted(([, one], [, other]) => other.length - one.length)
  return most?.[0] ?? usualTypes.find(([pattern]) => pattern.test(category))?.[1] ?? null
}

const countries = (list: readonly string[]): string =>
  list
    .map((code) => code.toUpperCase())
    .toSorted()
    .join(' ')

const percentOf = (basisPoints: number | null): string =>
  basisPoints === null ? '' : `${basisPoints / 100} %`

/** How one of our games differs from the vendor's description. Operators' decisions are separate and stay. */
function changesOf(known: KnownGame, listed: ListedGame): GameChange[] {
  const pairs: [GameChange['field'], string, string][] = [
    ['name', known.name, listed.name],
    ['blockedCountries', countries(known.blockedCountries), countries(listed.blockedCountries)],
    ['closed', String(known.closed), String(!listed.enabled)],
    ['listed', String(known.listed), 'true'],
    ['edge', percentOf(known.edgeBasisPoints), percentOf(listed.edgeBasisPoints ?? known.edgeBasisPoints)],
  ]
  return pairs
    .filter(([, before, after]) => before !== after)
    .map(([field, before, after]) => ({ field, before, after }))
}

/**
 * How a vendor's list differs from our catalogue: new games that have a type here, changed games, and games
 * that it no longer lists. The digest identifies exactly these differences.
 */
export function compareGames(
  vendorCode: string,
  known: readonly KnownGame[],
  listed: readonly ListedGame[],
  types: Readonly<Record<string, GameType | null>>,
): GamesDiff {
  const ours = new Map(known.map((game) => [game.gameId, game]))
  const byCategory = Map.groupBy(listed, ({ category }) => category)
  const categories = [...byCategory]
    .map(([category, games]) => ({
      category,
      games: games.length,
      gameType: typeOf(
        category,
        types,
        games.flatMap(({ code }) => ours.get(code)?.gameType ?? []),
      ),
    }))
    .toSorted((one, other) => (one.category < other.category ? -1 : 1))
  const typeOfCategory = new Map(categories.map(({ category, gameType }) => [category, gameType]))
  const sorted = listed.toSorted((one, other) => (one.code < other.code ? -1 : 1))
  const added = sorted.flatMap((game) => {
    const gameType = typeOfCategory.get(game.category) ?? null
    return ours.has(game.code) || gameType === null || !game.enabled ? [] : [{ ...game, gameType }]
  })
  const changed = sorted.flatMap((game) => {
    const one = ours.get(game.code)
    const changes = one ? changesOf(one, game) : []
    return one && changes.length > 0
      ? [{ nodeId: one.nodeId, gameType: one.gameType, listed: game, changes }]
      : []
  })
  const codes = new Set(listed.map(({ code }) => code))
  const gone = known
    .filter((game) => game.listed && !codes.has(game.gameId))
    .map(({ nodeId, gameId, name }) => ({ nodeId, gameId, name }))
  const digest = createHash('sha256')
    .update(JSON.stringify([vendorCode, added, changed, gone]))
    .digest('base64url')
  return { categories, added, changed, gone, digest }
}
