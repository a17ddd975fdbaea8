// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import type { CardGame } from '@tessera/rules/games/card-rooms/card-games'
import type { HallLook } from '@tessera/rules/games/fishing/halls'
import type { Room } from '@tessera/rules/games/rooms/room'
import type { Amount } from '@tessera/rules/money'

export type GameType = OperationOutput<'catalogue.games'>['games'][number]['gameType']
/** A name by language code. */
export type Names = Readonly<Partial<Record<string, string>>>

/** A visible game of the platform. */
export interface Game {
  /** Our own id of it, unique over all vendors. */
  nodeId: number
  vendorCode: string
  /** The vendor's id of the game. */
  gameId: string
  gameType: GameType
  /** Further kinds in whose lobby it is listed. */
  alsoIn: readonly GameType[]
  /** Its fixed English name. */
  name: string
  names: Names
  vendorName: string
  /** Theme of its picture; if empty, the title decides. */
  theme: string
  features: readonly string[]
  /** 1 (calm) to 5 (wild); null when unknown. */
  volatility: number | null
  lines: number | null
  /** Keys of its vendor's own categories. */
  classify: readonly string[]
  isHot: boolean
  isNew: boolean
  sort: number
  minimumStake: Amount
  /** Return to player in hundredths of a per cent. */
  rtpBasisPoints: number | null
  /** The least that the house keeps of a stake, in hundredths of a per cent, as its vendor or an operator states it. */
  edgeBasisPoints: number | null
  /** Countries (ISO 3166) where it or its vendor may not be played. */
  blockedCountries: readonly string[]
  /** Whether it or its vendor is temporarily closed. */
  maintenance: boolean
  /** own: its vendor opens it. sample: a title of a demonstration vendor. */
  client: 'own' | 'sample'
  /**
   * How a demonstration title plays, such as `lines20-high:96`, `room:baccarat:usual:low`, `cards:holdem` or `fishing:reef`; null for other games, and for
   * titles without a game.
   */
  plays: string | null
  /** The table with others as which it opens; null for every other game. */
  room: Room | null
  /** The game that members play each other in it, at tables that all its titles share; null for every other game. */
  cards: CardGame | null
  /** The look of the fishing halls in which it opens; null for every other game. */
  hall: HallLook | null
  /** The page of the site on which a title of a demonstration vendor is played instead; null for other games. */
  ownPage: string | null
  /** Whether anything opens behind it: its vendor's game, a demonstration slot, a table, a hall, or a page of the site. */
  hasGame: boolean
  hasTrial: boolean
  imgSize: '1x1' | '2x1'
  /** A room for players against each other, which is launched differently. */
  isRoom: boolean
}

/** A vendor's entry for one type of games. */
export interface Vendor {
  vendorCode: string
  gameType: GameType
  /** Its fixed name. */
  name: string
  names: Names
  sort: number
  isHot: boolean
  opens: 'auto' | 'list' | 'game' | 'lobby'
  maintenance: boolean
  classify: readonly { key: string; names: Names }[]
  /** Its number of games that are listed in the type and open. */
  games: number
  /** Those of them whose own type it is: the others are counted there. */
  ownGames: number
  /** Whether it has titles in the type that no game is built for. */
  hasEmptyTitles: boolean
  hasNew: boolean
}

/** What is counted of a vendor's entry. */
export type GameCount = Pick<Vendor, 'games' | 'ownGames' | 'hasEmptyTitles' | 'hasNew'>

/** A row of a brand's home page as an operator composed it. */
export interface Section {
  brandCode: string
  key: string
  kind: 'hot' | 'rank' | 'new' | 'type' | 'pins'
  gameType: GameType | null
  vendorCode: string | null
  titles: Names
  pins: readonly number[]
  length: number
  enabled: boolean
}

/** Everything in the lobby at one version. Immutable: a change creates another snapshot. */
export interface CatalogueSnapshot {
  version: number
  /** The version of the last change to names, vendors, themes or features, on which search depends. */
  words: number
  /** Those that open, in the order of the lobby (D-89). */
  games: readonly Game[]
  /** These, and behind them the titles of demonstration vendors that no game is built for (D-173). */
  titles: readonly Game[]
  /** The games that open, by our own id. */
  byNode: ReadonlyMap<number, Game>
  /** By type and order. */
  vendors: readonly Vendor[]
  /** Every brand's home page rows, in order; a brand without any has the defaults. */
  sections: readonly Section[]
  /** Countries where some game is blocked: visitors from there get different answers. */
  blockedIn: ReadonlySet<string>
}

/** Titles without a game last; of the others, hot ones first, then by sort number, then by name (D-89). */
export function compareGames(one: Game, other: Game): number {
  if (one.hasGame !== other.hasGame) return one.hasGame ? -1 : 1
  if (one.isHot !== other.isHot) return one.isHot ? -1 : 1
  if (one.sort !== other.sort) return one.sort - other.sort
  if (one.name !== other.name) return one.name < other.name ? -1 : 1
  return one.nodeId - other.nodeId
}

/** What was read of the catalogue since another snapshot, or all of it. */
export interface SnapshotChanges {
  version: number
  games: readonly { game: Game; visible: boolean }[]
  vendors: readonly Omit<Vendor, keyof GameCount>[]
  sections: readonly Section[]
}

export const emptySnapshot: CatalogueSnapshot = {
  version: 0,
  words: 0,
  games: [],
  titles: [],
  byNode: new Map(),
  vendors: [],
  sections: [],
  blockedIn: new Set(),
}

/** The snapshot after some changes. */
export function snapshotAfter(
  before: CatalogueSnapshot,
  { version, games: changed, vendors, sections }: SnapshotChanges,
): CatalogueSnapshot {
  const touched = new Set(changed.map(({ game }) => game.nodeId))
  const fresh = changed
    .filter(({ visible }) => visible)
    .map(({ game }) => game)
    .toSorted(compareGames)
  const titles = merge(
    before.titles.filter(({ nodeId }) => !touched.has(nodeId)),
    fresh,
  )
  const firstEmpty = titles.findIndex(({ hasGame }) => !hasGame)
  const games = firstEmpty < 0 ? titles : titles.slice(0, firstEmpty)
  const countOf = countGames(titles)
  const saysOther = changed.some(
    ({ game, visible }) =>
      wordsOf(visible && game.hasGame ? game : undefined) !== wordsOf(before.byNode.get(game.nodeId)),
  )
  return {
    version,
    words:
      saysOther ||
      JSON.stringify(vendors.map(wordsOfVendor)) !== JSON.stringify(before.vendors.map(wordsOfVendor))
        ? version
        : before.words,
    games,
    titles,
    byNode: new Map(games.map((game) => [game.nodeId, game])),
    sections,
    vendors: vendors.map((vendor) => ({ ...vendor, ...countOf(vendor) })),
    blockedIn: blockedCountriesOf(titles),
  }
}

/** Merges two lists in lobby order. Most changes concern few games: each finds its position by binary search. */
function merge(many: readonly Game[], few: readonly Game[]): Game[] {
  const games: Game[] = []
  let taken = 0
  for (const game of few) {
    let [from, to] = [taken, many.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if (compareGames(many[middle] as Game, game) < 0) from = middle + 1
      else to = middle
    }
    for (; taken < from; taken++) games.push(many[taken] as Game)
    games.push(game)
  }
  for (; taken < many.length; taken++) games.push(many[taken] as Game)
  return games
}

/** What search uses of a game. */
const wordsOf = (game: Game | undefined): string =>
  game
    ? JSON.stringify([
        game.vendorCode,
        game.gameType,
        game.name,
        Object.entries(game.names).toSorted(),
        game.vendorName,
        game.theme,
        game.features,
      ])
    : ''
const wordsOfVendor = ({
  vendorCode,
  gameType,
  name,
  names,
}: Pick<Vendor, 'vendorCode' | 'gameType' | 'name' | 'names'>): unknown => [
  vendorCode,
  gameType,
  name,
  Object.entries(names).toSorted(),
]

const nothing: GameCount = { games: 0, ownGames: 0, hasEmptyTitles: false, hasNew: false }

/** The types in whose lobby a game is listed. */
export const typesOf = ({ gameType, alsoIn }: Pick<Game, 'gameType' | 'alsoIn'>): readonly GameType[] =>
  alsoIn.length === 0 ? [gameType] : [gameType, ...alsoIn]

/** What each vendor has in a type. */
function countGames(titles: readonly Game[]): (vendor: Pick<Vendor, 'vendorCode' | 'gameType'>) => GameCount {
  const counts = new Map<string, GameCount>()
  for (const game of titles)
    for (const gameType of typesOf(game)) {
      const key = `${gameType} ${game.vendorCode}`
      const known = counts.get(key) ?? { ...nothing }
      counts.set(key, known)
      if (!game.hasGame) {
        known.hasEmptyTitles = true
        continue
      }
      known.games++
      if (gameType === game.gameType) known.ownGames++
      known.hasNew ||= game.isNew
    }
  return ({ vendorCode, gameType }) => counts.get(`${gameType} ${vendorCode}`) ?? nothing
}

function blockedCountriesOf(games: readonly Game[]): Set<string> {
  const blocked = new Set<string>()
  for (const { blockedCountries } of games) for (const country of blockedCountries) blocked.add(country)
  return blocked
}
