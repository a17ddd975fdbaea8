import type { OperationOutput } from '@tessera/contract'
import type { GameSearch } from '../search/create-search.ts'
import type { Game, Shelf } from '../shelf/shelf.ts'
import { filterGames, gamesOfType, keyOfQuery, testsOf, type Facet, type GameQuery } from './filter-games.ts'
import { rememberBy } from './remember.ts'
import { namedIn } from './words.ts'

type Facets = OperationOutput<'catalogue.facets'>
/** Returns from which a visitor may choose, in per cent. */
const returnsFrom = [94, 95, 96, 97, 98, 99] as const

type Counts<Key> = Map<Key, number>
const count = <Key>(counts: Counts<Key>, key: Key): void => { counts.set(key, (counts.get(key) ?? 0) + 1) }
const most = <Key>(counts: Counts<Key>): { key: Key; count: number }[] => [...counts].map(([key, times]) => ({ key, count: times })).toSorted((one, other) => other.count - one.count)

/** The games among which choices are counted: those that the name finds, whatever else is chosen. */
function countedGames(shelf: Shelf, search: GameSearch | undefined, query: GameQuery, favourites: ReadonlySet<number>): readonly Game[] {
  if (query.gameName === '') return gamesOfType(shelf, query.gameType)
  return filterGames(shelf, search, { ...query, vassalage: '', theme: '', feature: '', volatility: 0, minRtp: 0 }, favourites).games
}

interface FacetCounts { themes: Counts<string>; features: Counts<string>; volatility: Counts<number>; vendors: Counts<string>; returning: { from: number; count: number }[] }

/** The counts are the same in every language. */
const remembered = rememberBy<Shelf, FacetCounts>(300)

/**
 * How many games each further choice would leave: each way of narrowing is counted as if nothing were chosen in it yet. So a
 * game that fails in one way alone counts for that way, and one that passes everything for all.
 */
export function countFacets(shelf: Shelf, search: GameSearch | undefined, query: GameQuery, favourites: ReadonlySet<number>, language: string): Facets {
  const key = keyOfQuery(query, search)
  const make = (): FacetCounts => countsOf(shelf, search, query, favourites)
  const { themes, features, volatility, vendors, returning } = key === undefined ? make() : remembered(shelf, key, make)
  const entries = new Map(shelf.vendors.filter(({ gameType }) => query.gameType === '' || gameType === query.gameType).map(vendor => [vendor.vassalage, vendor]))
  return {
    themes: most(themes), features: most(features), rtp: returning.filter(step => step.count > 0),
    volatility: most(volatility).toSorted((one, other) => one.key - other.key),
    vendors: [...entries.values()].flatMap(({ vassalage, name, names }) => (vendors.has(vassalage) ? [{ vassalage, displayName: namedIn(language, names, name), count: vendors.get(vassalage) ?? 0 }] : [])),
  }
}

function countsOf(shelf: Shelf, search: GameSearch | undefined, query: GameQuery, favourites: ReadonlySet<number>): FacetCounts {
  const { always, narrowing } = testsOf(query, favourites)
  const [themes, features, volatility, vendors] = [new Map<string, number>(), new Map<string, number>(), new Map<number, number>(), new Map<string, number>()]
  const returning = returnsFrom.map(from => ({ from, count: 0 }))
  for (const game of countedGames(shelf, search, query, favourites)) {
    if (!always.every(test => test(game))) continue
    const failed = narrowing.filter(({ test }) => !test(game))
    if (failed.length > 1) continue
    const counts = (facet: Facet): boolean => failed.length === 0 || failed[0]?.facet === facet
    if (game.theme !== '' && counts('theme')) count(themes, game.theme)
    if (counts('feature')) for (const feature of game.features) count(features, feature)
    if (game.volatility !== null && counts('volatility')) count(volatility, game.volatility)
    if (counts('vassalage')) count(vendors, game.vassalage)
    if (game.rtpBasisPoints !== null && counts('minRtp')) for (const step of returning) if (game.rtpBasisPoints >= step.from * 100) step.count++
  }
  return { themes, features, volatility, vendors, returning }
}
