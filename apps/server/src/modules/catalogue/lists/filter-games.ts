// SPDX-License-Identifier: Apache-2.0
import { amountFromWire, isWireAmount } from '@tessera/rules/money'
import type { GameSearch } from '../search/create-search.ts'
import { typesOf, type Game, type CatalogueSnapshot } from '../snapshot/snapshot.ts'
import { rememberBy } from './remember.ts'

/** The query for a list of games. Empty texts and zeros do not filter; nonsensical values find nothing. */
export interface GameQuery {
  gameType: string
  vendorCode: string
  gameClassify: string
  isNew: number
  gameName: string
  minBet: number
  minLineNum: number
  theme: string
  feature: string
  volatility: number
  minRtp: number
}
type Test = (game: Game) => boolean
/** One filter of a list, for which visitors see how many games each choice would leave. */
export type Facet = 'theme' | 'feature' | 'volatility' | 'minRtp' | 'vendorCode'

const classified = (key: string, favourites: ReadonlySet<number>): Test | undefined => {
  if (key === '' || key === 'ALL') return undefined
  if (key === 'NEW') return (game) => game.isNew
  if (key === 'HOT') return (game) => game.isHot
  if (key === 'FAV') return (game) => favourites.has(game.nodeId)
  return (game) => game.classify.includes(key)
}

const stakedFrom = (least: number): Test | undefined => {
  if (least === 0) return undefined
  const amount = isWireAmount(least) ? amountFromWire(least) : undefined
  return (game) => amount !== undefined && game.minimumStake >= amount
}

/**
 * Everything that a query asks of a game but its name: what always counts, and the ways in which a visitor
 * narrows the list.
 */
export function testsOf(
  query: GameQuery,
  favourites: ReadonlySet<number>,
): { always: Test[]; narrowing: { facet: Facet; test: Test }[] } {
  const { gameType, vendorCode, theme, feature, volatility, minRtp, minLineNum, isNew } = query
  const always = [
    gameType !== '' && ((game: Game) => isOfType(game, gameType)),
    classified(query.gameClassify, favourites),
    isNew !== 0 && ((game: Game) => isNew === 1 && game.isNew),
    stakedFrom(query.minBet),
    minLineNum !== 0 && ((game: Game) => game.lines !== null && game.lines >= minLineNum),
  ].filter((test) => typeof test === 'function')
  const narrowing: { facet: Facet; test: Test | false }[] = [
    { facet: 'vendorCode', test: vendorCode !== '' && ((game) => game.vendorCode === vendorCode) },
    { facet: 'theme', test: theme !== '' && ((game) => game.theme === theme) },
    { facet: 'feature', test: feature !== '' && ((game) => game.features.includes(feature)) },
    { facet: 'volatility', test: volatility !== 0 && ((game) => game.volatility === volatility) },
    {
      facet: 'minRtp',
      test: minRtp !== 0 && ((game) => game.rtpBasisPoints !== null && game.rtpBasisPoints >= minRtp * 100),
    },
  ]
  return { always, narrowing: narrowing.flatMap(({ facet, test }) => (test ? [{ facet, test }] : [])) }
}

/** Whether a game is listed in a type; every one is without a type. */
const isOfType = (game: Game, gameType: string): boolean =>
  gameType === '' || typesOf(game).some((one) => one === gameType)

const byType = new WeakMap<CatalogueSnapshot, Map<string, Game[]>>()

/**
 * The titles of a type, or all, those without a game last; sorted apart once for each snapshot. Only the plain list of a
 * category shows all of them.
 */
function titlesOfType(snapshot: CatalogueSnapshot, gameType: string): readonly Game[] {
  if (gameType === '') return snapshot.titles
  const sorted = byType.get(snapshot) ?? sortApart(snapshot.titles)
  byType.set(snapshot, sorted)
  return sorted.get(gameType) ?? []
}

function sortApart(titles: readonly Game[]): Map<string, Game[]> {
  const sorted = new Map<string, Game[]>()
  for (const game of titles)
    for (const type of typesOf(game)) {
      const known = sorted.get(type)
      if (known) known.push(game)
      else sorted.set(type, [game])
    }
  return sorted
}

const opening = rememberBy<CatalogueSnapshot, readonly Game[]>(20)

/** The games of a type that open, or of all types. */
export const gamesOfType = (snapshot: CatalogueSnapshot, gameType: string): readonly Game[] =>
  gameType === ''
    ? snapshot.games
    : opening(snapshot, gameType, () => titlesOfType(snapshot, gameType).filter(({ hasGame }) => hasGame))

/** Lists of their own, in which nothing is that does not open. */
const chosenLists = ['HOT', 'NEW', 'FAV']

/** Whether a query asks for what a category or one of its vendors has, and for nothing more. */
const isPlain = (query: GameQuery): boolean =>
  query.gameType !== '' &&
  query.gameName === '' &&
  query.isNew === 0 &&
  !chosenLists.includes(query.gameClassify) &&
  [query.minBet, query.minLineNum, query.volatility, query.minRtp].every((value) => value === 0) &&
  query.theme === '' &&
  query.feature === ''

export interface FoundGames {
  games: readonly Game[]
  didYouMean: string | null
}

/** Every visitor who turns a page or reads another language asks for the same list again. */
const remembered = rememberBy<CatalogueSnapshot, FoundGames>(60)

/** Identifies a query regardless of its page; undefined for personal answers. */
export function keyOfQuery(
  {
    gameType,
    vendorCode,
    gameClassify,
    isNew,
    gameName,
    minBet,
    minLineNum,
    theme,
    feature,
    volatility,
    minRtp,
  }: GameQuery,
  search: GameSearch | undefined,
): string | undefined {
  if (gameClassify === 'FAV') return undefined
  return JSON.stringify([
    search?.version,
    gameType,
    vendorCode,
    gameClassify,
    isNew,
    gameName,
    minBet,
    minLineNum,
    theme,
    feature,
    volatility,
    minRtp,
  ])
}

/**
 * The games that a query finds: with the typed name, in the order of the lobby; only where no such game
 * passes the rest, those that are meant perhaps, best first, with the best one's name.
 */
export function filterGames(
  snapshot: CatalogueSnapshot,
  search: GameSearch | undefined,
  query: GameQuery,
  favourites: ReadonlySet<number> = new Set(),
): FoundGames {
  const key = keyOfQuery(query, search)
  const find = (): FoundGames => findGames(snapshot, search, query, favourites)
  return key === undefined ? find() : remembered(snapshot, key, find)
}

/** What a name finds stays when something else of the catalogue changes. */
const named = rememberBy<GameSearch, ReadonlySet<number>>(60)

function findGames(
  snapshot: CatalogueSnapshot,
  search: GameSearch | undefined,
  query: GameQuery,
  favourites: ReadonlySet<number>,
): FoundGames {
  const { always, narrowing } = testsOf({ ...query, gameType: '' }, favourites)
  const tests = [...always, ...narrowing.map(({ test }) => test)]
  const passes = (game: Game): boolean => tests.every((test) => test(game))
  const games = (isPlain(query) ? titlesOfType : gamesOfType)(snapshot, query.gameType)
  if (query.gameName === '' || !search)
    return { games: tests.length === 0 ? games : games.filter(passes), didYouMean: null }
  const containing = named(search, query.gameName, () => search.containing(query.gameName))
  const found = games.filter((game) => containing.has(game.nodeId) && passes(game))
  if (found.length > 0) return { games: found, didYouMean: null }
  const near = search.nearest(query.gameName)
  const meant = near.nodeIds
    .flatMap((nodeId) => snapshot.byNode.get(nodeId) ?? [])
    .filter((game) => isOfType(game, query.gameType) && passes(game))
  return { games: meant, didYouMean: meant.length > 0 ? near.didYouMean : null }
}
