import { amountFromWire, isWireAmount } from '@tessera/rules/money'
import type { GameSearch } from '../search/create-search.ts'
import type { Game, Shelf } from '../shelf/shelf.ts'

/** What a list of games is asked for. Empty texts and zeros ask for nothing; what makes no sense finds nothing. */
export interface GameQuery {
  gameType: string; vassalage: string; gameClassify: string; isNew: number; gameName: string
  minBet: number; minLineNum: number; theme: string; feature: string; volatility: number; minRtp: number
}
type Test = (game: Game) => boolean
/** One way in which a visitor narrows a list, and can see counted what it would leave. */
export type Facet = 'theme' | 'feature' | 'volatility' | 'minRtp' | 'vassalage'

const classified = (key: string, favourites: ReadonlySet<number>): Test | undefined => {
  if (key === '' || key === 'ALL') return undefined
  if (key === 'NEW') return game => game.isNew
  if (key === 'HOT') return game => game.isHot
  if (key === 'FAV') return game => favourites.has(game.nodeId)
  return game => game.classify.includes(key)
}

const stakedFrom = (least: number): Test | undefined => {
  if (least === 0) return undefined
  const amount = isWireAmount(least) ? amountFromWire(least) : undefined
  return game => amount !== undefined && game.minimumStake >= amount
}

/** Everything that a query asks of a game but its name; without the one way that is being counted. */
export function testsOf(query: GameQuery, favourites: ReadonlySet<number>, without?: Facet): Test[] {
  const { gameType, vassalage, theme, feature, volatility, minRtp, minLineNum, isNew } = query
  return [
    gameType !== '' && ((game: Game) => game.gameType === gameType),
    classified(query.gameClassify, favourites),
    isNew !== 0 && ((game: Game) => isNew === 1 && game.isNew),
    stakedFrom(query.minBet),
    minLineNum !== 0 && ((game: Game) => game.lines !== null && game.lines >= minLineNum),
    vassalage !== '' && without !== 'vassalage' && ((game: Game) => game.vassalage === vassalage),
    theme !== '' && without !== 'theme' && ((game: Game) => game.theme === theme),
    feature !== '' && without !== 'feature' && ((game: Game) => game.features.includes(feature)),
    volatility !== 0 && without !== 'volatility' && ((game: Game) => game.volatility === volatility),
    minRtp !== 0 && without !== 'minRtp' && ((game: Game) => game.rtpBasisPoints !== null && game.rtpBasisPoints >= minRtp * 100),
  ].filter(test => typeof test === 'function')
}

export interface FoundGames { games: Game[]; didYouMean: string | null }

/**
 * The games that a query finds: with the typed name, in the order of the lobby; only where no such game passes the rest,
 * those that are meant perhaps, best first, with the best one's name.
 */
export function filterGames(shelf: Shelf, search: GameSearch | undefined, query: GameQuery, { favourites = new Set<number>(), without }: { favourites?: ReadonlySet<number>; without?: Facet } = {}): FoundGames {
  const tests = testsOf(query, favourites, without)
  const passes = (game: Game): boolean => tests.every(test => test(game))
  if (query.gameName === '' || !search) return { games: shelf.games.filter(passes), didYouMean: null }
  const named = search.containing(query.gameName)
  const games = shelf.games.filter(game => named.has(game.nodeId) && passes(game))
  if (games.length > 0) return { games, didYouMean: null }
  const near = search.nearest(query.gameName)
  const meant = near.nodeIds.flatMap(nodeId => shelf.byNode.get(nodeId) ?? []).filter(passes)
  return { games: meant, didYouMean: meant.length > 0 ? near.didYouMean : null }
}
