// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import type { GameSearch } from '../search/create-search.ts'
import type { Game, CatalogueSnapshot } from '../snapshot/snapshot.ts'
import { filterGames, gamesOfType, keyOfQuery, testsOf, type Facet, type GameQuery } from './filter-games.ts'
import { rememberBy } from './remember.ts'
import { namedIn } from './words.ts'

type Facets = OperationOutput<'catalogue.facets'>
/** Returns from which a visitor may choose, in per cent. */
const returnsFrom = [94, 95, 96, 97, 98, 99] as const

/** Counted in place: a whole installation is counted in a millisecond or two. */
type Counts<Key> = Map<Key, { count: number }>
function count<Key>(counts: Counts<Key>, key: Key): void {
  const known = counts.get(key)
  if (known) known.count++
  else counts.set(key, { count: 1 })
}
const most = <Key>(counts: Counts<Key>): { key: Key; count: number }[] =>
  [...counts]
    .map(([key, { count: times }]) => ({ key, count: times }))
    .toSorted((one, other) => other.count - one.count)

/** The games among which choices are counted: those that the name finds, whatever else is chosen. */
function countedGames(
  snapshot: CatalogueSnapshot,
  search: GameSearch | undefined,
  query: GameQuery,
  favourites: ReadonlySet<number>,
): readonly Game[] {
  if (query.gameName === '') return gamesOfType(snapshot, query.gameType)
  return filterGames(
    snapshot,
    search,
    { ...query, vendorCode: '', theme: '', feature: '', volatility: 0, minRtp: 0 },
    favourites,
  ).games
}

interface FacetCounts {
  themes: Counts<string>
  features: Counts<string>
  volatility: Counts<number>
  vendors: Counts<string>
  returns: Counts<number>
}

/** The counts are the same in every language. */
const remembered = rememberBy<CatalogueSnapshot, FacetCounts>(300)

/**
 * How many games each further choice would leave: each filter is counted as if it were unset. So a game that
 * fails only one filter counts for that filter, and one that passes everything counts for all.
 */
export function countFacets(
  snapshot: CatalogueSnapshot,
  search: GameSearch | undefined,
  query: GameQuery,
  favourites: ReadonlySet<number>,
  language: string,
): Facets {
  const key = keyOfQuery(query, search)
  const make = (): FacetCounts => countsOf(snapshot, search, query, favourites)
  const { themes, features, volatility, vendors, returns } =
    key === undefined ? make() : remembered(snapshot, key, make)
  const entries = new Map(
    snapshot.vendors
      .filter(({ gameType }) => query.gameType === '' || gameType === query.gameType)
      .map((vendor) => [vendor.vendorCode, vendor]),
  )
  return {
    themes: most(themes),
    features: most(features),
    rtp: returnsFrom
      .map((from) => ({ from, count: returningFrom(returns, from) }))
      .filter((step) => step.count > 0),
    volatility: most(volatility).toSorted((one, other) => one.key - other.key),
    vendors: [...entries.values()].flatMap(({ vendorCode, name, names }) =>
      vendors.has(vendorCode)
        ? [
            {
              vassalage: vendorCode,
              displayName: namedIn(language, names, name),
              count: vendors.get(vendorCode)?.count ?? 0,
            },
          ]
        : [],
    ),
  }
}

function countsOf(
  snapshot: CatalogueSnapshot,
  search: GameSearch | undefined,
  query: GameQuery,
  favourites: ReadonlySet<number>,
): FacetCounts {
  const { always, narrowing } = testsOf(query, favourites)
  const { themes, features, volatility, vendors, returns }: FacetCounts = {
    themes: new Map(),
    features: new Map(),
    volatility: new Map(),
    vendors: new Map(),
    returns: new Map(),
  }
  for (const game of countedGames(snapshot, search, query, favourites)) {
    if (!always.every((test) => test(game))) continue
    const failed = failedOf(narrowing, game)
    if (failed === 'several') continue
    const counts = (facet: Facet): boolean => failed === 'none' || failed === facet
    if (game.theme !== '' && counts('theme')) count(themes, game.theme)
    if (counts('feature')) for (const feature of game.features) count(features, feature)
    if (game.volatility !== null && counts('volatility')) count(volatility, game.volatility)
    if (counts('vendorCode')) count(vendors, game.vendorCode)
    if (game.rtpBasisPoints !== null && counts('minRtp')) count(returns, game.rtpBasisPoints)
  }
  return { themes, features, volatility, vendors, returns }
}

/** How many return at least so many per cent. */
const returningFrom = (returns: Counts<number>, from: number): number =>
  [...returns].reduce(
    (sum, [basisPoints, { count: times }]) => (basisPoints >= from * 100 ? sum + times : sum),
    0,
  )

/** The only filter that a game fails. */
function failedOf(
  narrowing: readonly { facet: Facet; test: (game: Game) => boolean }[],
  game: Game,
): Facet | 'none' | 'several' {
  let failed: Facet | 'none' = 'none'
  for (const { facet, test } of narrowing) {
    if (test(game)) continue
    if (failed !== 'none') return 'several'
    failed = facet
  }
  return failed
}
