// SPDX-License-Identifier: Apache-2.0
import type { ScoreDistribution, ScoreState } from '../prices/distribution.ts'
import type { ServeChances, TennisSide } from './game.ts'
import { otherSide, setScores } from './set.ts'

interface Count {
  readonly home: number
  readonly away: number
}

/** Where a match is. */
export interface TennisState {
  /** The most sets, 3 or 5. */
  readonly bestOf: number
  /** Games in each finished set. */
  readonly finished: readonly Count[]
  /** Games in the set that is being played. */
  readonly games: Count
  /** Who serves this game, or the first point of this tiebreak. */
  readonly server: TennisSide
  /** Points of this game or tiebreak. */
  readonly points: Count
}

/** A match before its first point. */
export const beforeFirstServe = (bestOf: number, server: TennisSide): TennisState => ({
  bestOf,
  finished: [],
  games: { home: 0, away: 0 },
  server,
  points: { home: 0, away: 0 },
})

/** A way that a match can go, up to the beginning of a set or to its end. */
interface Path {
  sets: Count
  games: Count
  /** Who serves first in the next set. */
  server: TennisSide
  probability: number
}

/** What can still happen in a match. */
export interface TennisForecast {
  /** Sets of the match. */
  readonly sets: ScoreDistribution
  /** Games of the match. */
  readonly games: ScoreDistribution
  /**
   * Games of each set by its number minus 1, given that it is played; undefined for one that is over or will not
   * be played.
   */
  readonly gamesOfSets: readonly (ScoreDistribution | undefined)[]
}

/**
 * The forecast of a match from any score in play, where each side wins the points that it serves with a fixed
 * probability: exact, from point to game to set to match. Throws RangeError if the match is over, or not the
 * best of an odd number up to 5.
 */
export function forecastTennis(chances: ServeChances, state: TennisState): TennisForecast {
  const { bestOf, finished, games, server } = state
  if (![1, 3, 5].includes(bestOf)) throw new RangeError(`A match is not the best of ${bestOf} sets`)
  const toWin = (bestOf + 1) / 2
  const won = { home: 0, away: 0 }
  for (const set of finished) won[set.home > set.away ? 'home' : 'away'] += 1
  if (won.home >= toWin || won.away >= toWin) throw new RangeError('The match is over')
  const current = setScores(chances, state)
  const first = (games.home + games.away) % 2 === 0 ? server : otherSide(server)
  const total = finished.reduce((sum, set) => ({ home: sum.home + set.home, away: sum.away + set.away }), {
    home: 0,
    away: 0,
  })
  const start: Path = { sets: won, games: total, server: first, probability: 1 }
  return playOn(chances, { paths: [start], current, number: finished.length, toWin, bestOf })
}

function playOn(
  chances: ServeChances,
  {
    paths,
    current,
    number,
    toWin,
    bestOf,
  }: { paths: Path[]; current: ScoreDistribution; number: number; toWin: number; bestOf: number },
): TennisForecast {
  const gamesOfSets: (ScoreDistribution | undefined)[] = Array.from({ length: bestOf })
  const fresh = { home: freshSet(chances, 'home'), away: freshSet(chances, 'away') }
  const ends: Path[] = []
  let open = paths
  for (let set = number; open.length > 0; set += 1) {
    const scoresAfter = (server: TennisSide): ScoreDistribution => (set === number ? current : fresh[server])
    gamesOfSets[set] = set === number ? current : mixed(open, fresh)
    const next = merged(open.flatMap((path) => afterSet(path, scoresAfter(path.server))))
    ends.push(...next.filter(({ sets }) => sets.home >= toWin || sets.away >= toWin))
    open = next.filter(({ sets }) => sets.home < toWin && sets.away < toWin)
  }
  return { sets: totalled(ends, 'sets'), games: totalled(ends, 'games'), gamesOfSets }
}

const freshSet = (chances: ServeChances, server: TennisSide): ScoreDistribution =>
  setScores(chances, { games: { home: 0, away: 0 }, server, points: { home: 0, away: 0 } })

const afterSet = ({ sets, games, server, probability }: Path, scores: ScoreDistribution): Path[] =>
  scores.states.map((set) => ({
    sets: {
      home: sets.home + Number(set.home > set.away),
      away: sets.away + Number(set.away > set.home),
    },
    games: { home: games.home + set.home, away: games.away + set.away },
    // The sides serve in turn beyond the end of a set; a tiebreak counts as one game.
    server: (set.home + set.away) % 2 === 0 ? server : otherSide(server),
    probability: probability * set.probability,
  }))

/** Paths that are at the same point become one. */
function merged(paths: readonly Path[]): Path[] {
  const byPoint = new Map<number, Path>()
  for (const path of paths) {
    const { sets, games, server } = path
    const key =
      (((sets.home * 8 + sets.away) * 64 + games.home) * 64 + games.away) * 2 + Number(server === 'home')
    const same = byPoint.get(key)
    if (same) same.probability += path.probability
    else byPoint.set(key, path)
  }
  return [...byPoint.values()]
}

/** The scores of a set that is reached by these paths, given that it is reached. */
function mixed(
  paths: readonly Path[],
  fresh: Readonly<Record<TennisSide, ScoreDistribution>>,
): ScoreDistribution {
  const sums = { home: 0, away: 0 }
  for (const { server, probability } of paths) sums[server] += probability
  const homeShare = sums.home / (sums.home + sums.away)
  const byScore = new Map<number, ScoreState>()
  for (const server of ['home', 'away'] as const)
    for (const { home, away, probability } of fresh[server].states) {
      const share = server === 'home' ? homeShare : 1 - homeShare
      const sum = (byScore.get(home * 8 + away)?.probability ?? 0) + probability * share
      byScore.set(home * 8 + away, { home, away, probability: sum })
    }
  return { states: [...byScore.values()] }
}

function totalled(paths: readonly Path[], unit: 'sets' | 'games'): ScoreDistribution {
  const byScore = new Map<number, ScoreState>()
  for (const path of paths) {
    const { home, away } = path[unit]
    const sum = (byScore.get(home * 64 + away)?.probability ?? 0) + path.probability
    byScore.set(home * 64 + away, { home, away, probability: sum })
  }
  return { states: [...byScore.values()] }
}
