import type { OperationOutput } from '@tessera/contract'
import type { GameSearch } from '../search/create-search.ts'
import type { Game, Shelf } from '../shelf/shelf.ts'
import { filterGames, type Facet, type GameQuery } from './filter-games.ts'
import { namedIn } from './words.ts'

type Facets = OperationOutput<'catalogue.facets'>
/** Returns from which a visitor may choose, in per cent. */
const returnsFrom = [94, 95, 96, 97, 98, 99] as const

function countBy<Key>(games: readonly Game[], keysOf: (game: Game) => readonly Key[]): Map<Key, number> {
  const counts = new Map<Key, number>()
  for (const game of games) for (const key of keysOf(game)) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

const most = <Key>(counts: Map<Key, number>): { key: Key; count: number }[] => [...counts].map(([key, count]) => ({ key, count })).toSorted((one, other) => other.count - one.count)

/** How many games each further choice would leave: each way of narrowing is counted as if nothing were chosen in it yet. */
export function countFacets(shelf: Shelf, search: GameSearch | undefined, query: GameQuery, favourites: ReadonlySet<number>, language: string): Facets {
  const without = (facet: Facet): readonly Game[] => filterGames(shelf, search, query, { favourites, without: facet }).games
  const vendors = countBy(without('vassalage'), game => [game.vassalage])
  const [returning, swinging] = [without('minRtp'), countBy(without('volatility'), game => (game.volatility === null ? [] : [game.volatility]))]
  const entries = new Map(shelf.vendors.filter(({ gameType }) => query.gameType === '' || gameType === query.gameType).map(vendor => [vendor.vassalage, vendor]))
  return {
    themes: most(countBy(without('theme'), game => (game.theme === '' ? [] : [game.theme]))),
    features: most(countBy(without('feature'), game => game.features)),
    volatility: [...swinging].map(([key, count]) => ({ key, count })).toSorted((one, other) => one.key - other.key),
    rtp: returnsFrom.map(from => ({ from, count: returning.filter(({ rtpBasisPoints }) => rtpBasisPoints !== null && rtpBasisPoints >= from * 100).length })).filter(({ count }) => count > 0),
    vendors: [...entries.values()].flatMap(vendor => {
      const count = vendors.get(vendor.vassalage) ?? 0
      return count === 0 ? [] : [{ vassalage: vendor.vassalage, displayName: namedIn(language, vendor.names, vendor.name), count }]
    }),
  }
}
