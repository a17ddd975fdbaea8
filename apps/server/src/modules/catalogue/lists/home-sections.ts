// SPDX-License-Identifier: Apache-2.0
import { gameTypes } from '@tessera/contract/catalogue/game-types'
import type { Game, GameType, Section, CatalogueSnapshot } from '../snapshot/snapshot.ts'
import { busyKey } from './busy.ts'
import { gamesOfType } from './filter-games.ts'
import { rememberBy } from './remember.ts'
import type { Reader } from '../../../platform/http/index.ts'
import { namedIn } from './words.ts'

export type Ranks = ReadonlyMap<string, number>

/** The rule that fills a row of the home page. */
export type Rule = Pick<Section, 'key' | 'kind' | 'gameType' | 'vendorCode' | 'titles' | 'pins' | 'length'>

export interface HomeRow {
  key: string
  title: string
  kind: Section['kind']
  gameType: GameType | null
  seeMore: string | null
  games: readonly Game[]
}

export const rowLength = 20
/**
 * Types that have no row unless an operator makes one: they are lotteries, with a page of their own
 * (LOBBY-007).
 */
const withoutRow: readonly GameType[] = ['LOTT', 'ELOTT']

const plain = { vendorCode: null, titles: {}, pins: [], length: rowLength }
/** The default home page of a brand: hot games, then a row for each type. */
export const usualHome: readonly Rule[] = [
  { ...plain, key: 'hot', kind: 'hot', gameType: null },
  ...gameTypes
    .filter((gameType) => !withoutRow.includes(gameType))
    .map((gameType) => ({ ...plain, key: gameType.toLowerCase(), kind: 'type' as const, gameType })),
]

/** The most played this week first; the others in their existing order. */
export function byRank(games: readonly Game[], ranks: Ranks): Game[] {
  const played: { game: Game; rank: number }[] = []
  const others: Game[] = []
  for (const game of games) {
    const rank = ranks.get(busyKey(game))
    if (rank === undefined) others.push(game)
    else played.push({ game, rank })
  }
  return [...played.sort((one, other) => one.rank - other.rank).map(({ game }) => game), ...others]
}

/** The rows of a home are the same in every language, until other games are played most. */
const remembered = rememberBy<Ranks, readonly Game[]>(200)

const gamesOf = (snapshot: CatalogueSnapshot, ranks: Ranks, rule: Rule): readonly Game[] =>
  remembered(
    ranks,
    JSON.stringify([snapshot.version, rule.kind, rule.gameType, rule.vendorCode, rule.pins, rule.length]),
    () => findGames(snapshot, ranks, rule),
  )

function findGames(
  snapshot: CatalogueSnapshot,
  ranks: Ranks,
  { kind, gameType, vendorCode, pins, length }: Rule,
): Game[] {
  const pinned = pins.flatMap((nodeId) => snapshot.byNode.get(nodeId) ?? [])
  const fits = (game: Game): boolean =>
    (vendorCode === null || game.vendorCode === vendorCode) && !pins.includes(game.nodeId)
  const games = gamesOfType(snapshot, gameType ?? '')
  const ruled = {
    hot: () =>
      byRank(
        games.filter((game) => game.isHot && fits(game)),
        ranks,
      ),
    new: () => firstOf(games, (game) => game.isNew && fits(game), length),
    rank: () =>
      byRank(
        games.filter((game) => ranks.has(busyKey(game)) && fits(game)),
        ranks,
      ),
    type: () => firstOf(games, fits, length),
    pins: () => [],
  }[kind]()
  return [...pinned, ...ruled].slice(0, length)
}

function firstOf(games: readonly Game[], fits: (game: Game) => boolean, most: number): Game[] {
  const found: Game[] = []
  for (const game of games) {
    if (found.length >= most) break
    if (fits(game)) found.push(game)
  }
  return found
}

/** The page with the whole list that a row begins. */
function seeMore({ kind, gameType, vendorCode }: Rule): string | null {
  if (vendorCode !== null) return `/providers?vassalage=${encodeURIComponent(vendorCode)}`
  if (gameType !== null) return `/${gameType.toLowerCase()}`
  return kind === 'hot' || kind === 'rank' ? '/hot' : null
}

function usualTitle({ kind, gameType }: Rule, { language, texts }: Reader): string {
  if (kind === 'new') return texts.say(language, 'lobby.list.new')
  return kind === 'type' && gameType !== null
    ? texts.say(language, `lobby.type.${gameType}`)
    : texts.say(language, 'lobby.hot')
}

/** The rows of a home page, without empty ones. */
export function homeRows(
  snapshot: CatalogueSnapshot,
  ranks: Ranks,
  rules: readonly Rule[],
  reader: Reader,
): HomeRow[] {
  const rows = rules.map((rule) => ({
    key: rule.key,
    kind: rule.kind,
    gameType: rule.gameType,
    seeMore: seeMore(rule),
    title: namedIn(reader.language, rule.titles, usualTitle(rule, reader)),
    games: gamesOf(snapshot, ranks, rule),
  }))
  return rows.filter(({ games }) => games.length > 0)
}

/** The rows of a brand's home page: those its operators composed, or the defaults. */
export function homeOf(snapshot: CatalogueSnapshot, brandCode: string): readonly Rule[] {
  const own = snapshot.sections.filter((section) => section.brandCode === brandCode)
  return own.length === 0 ? usualHome : own.filter(({ enabled }) => enabled)
}
