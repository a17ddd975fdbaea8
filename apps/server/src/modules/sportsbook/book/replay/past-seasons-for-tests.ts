// SPDX-License-Identifier: Apache-2.0
import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { fitSpreads, type GameError, type Spreads } from '@tessera/rules/sportsbook/basketball/fit-spreads'
import { basketballMeans, fitTeams, type TeamFigures } from '@tessera/rules/sportsbook/basketball/fit-teams'
import type { BasketballMeans } from '@tessera/rules/sportsbook/basketball/forecast'
import { beforeKickOff } from '@tessera/rules/sportsbook/football/forecast'
import { fitStrengths, footballMeans } from '@tessera/rules/sportsbook/football/fit-strengths'
import type { GoalMeans } from '@tessera/rules/sportsbook/football/score-grid'
import type { FootballResult } from '@tessera/rules/sportsbook/model/result'
import { offersOfBasketball } from '@tessera/rules/sportsbook/offers/basketball-offers'
import { offersOfFootball } from '@tessera/rules/sportsbook/offers/football-offers'
import type { Offer } from '@tessera/rules/sportsbook/offers/offer'
import { backAll, type BlindBets } from '@tessera/rules/sportsbook/testing/blind-bets'
import { readRecorded } from './import-recorded.ts'
import type { RecordedMatch } from './recorded-store.ts'

const dayMs = 86_400_000
/** As the built-in feed counts them. */
const mostMatches = 760
const before = { isLive: false, extraMargin: 0 }
const inPlay = { isLive: true, extraMargin: 0 }
const nil = { home: 0, away: 0 }

/** Real matches of all seasons that come with the product, in order; goals with their minute where they are known. */
export interface PastMatch extends RecordedMatch {
  goals: { side: 'home' | 'away'; minute: number }[] | undefined
}

/** Reads all seasons. */
export async function readPastSeasons(): Promise<PastMatch[]> {
  const files = ['recorded-matches', 'further-seasons']
  const texts = await Promise.all(
    files.map(async (name) =>
      gunzipSync(await readFile(new URL(`./data/${name}.tsv.gz`, import.meta.url))).toString('utf8'),
    ),
  )
  return texts
    .flatMap((text) => {
      const goals = new Map(
        text
          .split('\n')
          .map((line) => line.split('\t'))
          .map((fields) => [keyOf(fields), fields[10]]),
      )
      return readRecorded(text).map((match) => ({
        ...match,
        goals: match.competition === 'world-cup' ? goalsOf(goals.get(nameOf(match))!) : undefined,
      }))
    })
    .toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
}

const nameOf = ({ day, home, away }: RecordedMatch): string => `${day} ${home} ${away}`
const keyOf = ([, , , day, , home, away]: readonly string[]): string => `${day} ${home} ${away}`

const goalsOf = (text: string): PastMatch['goals'] =>
  text
    .split(' ')
    .filter((goal) => goal !== '')
    .map((goal) => ({ side: goal.startsWith('H') ? 'home' : 'away', minute: Number(goal.slice(1)) }))

/**
 * Prices all matches of a competition, each from what had been played before its day, and backs all that is on sale: before
 * the start and, where the score is known, at half-time.
 */
export function backSeasons(bets: BlindBets, matches: readonly PastMatch[], competition: string): void {
  const all = matches.filter((match) => match.competition === competition)
  const back = competition.startsWith('nba') ? createBasketball(bets) : createFootball(bets)
  for (const day of new Set(all.map((match) => match.day)))
    back(
      all.filter((match) => match.day === day),
      all.filter((match) => match.day < day).slice(-mostMatches),
    )
}

const ageOf = (day: string, earlier: PastMatch): number =>
  Math.max(0, (Date.parse(day) - Date.parse(earlier.day)) / dayMs)

/** Backs the matches of a day. */
type Back = (matches: readonly PastMatch[], earlier: readonly PastMatch[]) => void

const createFootball =
  (bets: BlindBets): Back =>
  (matches, earlier) => {
    const strengths = fitStrengths(
      earlier.map((each) => ({
        home: each.home,
        away: each.away,
        homeGoals: each.score.home,
        awayGoals: each.score.away,
        ageDays: ageOf(matches[0]!.day, each),
        firstHalfGoals: each.halfTime && each.halfTime.home + each.halfTime.away,
      })),
    )
    for (const match of matches) backFootball(bets, match, footballMeans(strengths, match.home, match.away))
  }

function backFootball(bets: BlindBets, match: PastMatch, means: GoalMeans): void {
  const result = resultOf(match)
  // Without the minutes only some results decide these, such as 0-0: those that do would tell of themselves alone.
  const isKnown = ({ terms }: Offer): boolean =>
    match.goals !== undefined || !/^(minutes|goal)_/.test(terms.period)
  const offers = offersOfFootball(means, { state: beforeKickOff, known: { goals: [] } }, before)
  backAll(bets, offers.filter(isKnown), { result, when: 'football' })
  const { halfTime: score } = match
  if (!score) return
  const state = { playedMinute: 46, score, redCards: nil }
  const later = offersOfFootball(means, { state, known: { atHalfTime: score } }, inPlay)
  backAll(bets, later.filter(isKnown), { result, when: 'football at half-time', scoreBefore: score })
}

function resultOf({ score, halfTime, goals }: PastMatch): FootballResult {
  const halves = halfTime && [
    halfTime,
    { home: score.home - halfTime.home, away: score.away - halfTime.away },
  ]
  return {
    sport: 'football',
    halves: halves ?? [],
    ...(!halves && { final: score }),
    ended: 2,
    over: true,
    goals,
  }
}

type Game = Omit<GameError, 'ageDays'> & { match: PastMatch }

const errorsOn = (day: string, games: readonly Game[]): GameError[] =>
  games.map(({ match, margin, total }) => ({ margin, total, ageDays: ageOf(day, match) }))

/** The spreads of each season are those of all seasons before it. */
function createBasketball(bets: BlindBets): Back {
  const games: Game[] = []
  let [season, spreads] = ['', fitSpreads([])]
  return (matches, earlier) => {
    const [{ season: current, day }] = [matches[0]!]
    if (season !== current) [season, spreads] = [current, fitSpreads(errorsOn(day, games))]
    const figures = figuresBefore(day, earlier)
    for (const match of matches) {
      const means = basketballMeans(figures, match.home, match.away)
      games.push(gameOf(match, means))
      const ofSeason = { ...means, marginDeviation: spreads.margin, totalDeviation: spreads.total }
      const result = { sport: 'basketball' as const, quarters: [], final: match.score, ended: 4, over: true }
      backAll(bets, offersOfBasketball(ofSeason, undefined, before), { result, when: 'basketball' })
    }
  }
}

const gameOf = (match: PastMatch, means: BasketballMeans): Game => ({
  match,
  margin: match.score.home - match.score.away - means.margin,
  total: match.score.home + match.score.away - means.total,
})

const figuresBefore = (day: string, earlier: readonly PastMatch[]): TeamFigures =>
  fitTeams(
    earlier.map((each) => ({
      home: each.home,
      away: each.away,
      homePoints: each.score.home,
      awayPoints: each.score.away,
      ageDays: ageOf(day, each),
    })),
  )

/** The spreads that all games say, each against what had been expected of it on its day. */
export function spreadsOf(matches: readonly PastMatch[], competition: string): Spreads {
  const all = matches.filter((match) => match.competition === competition)
  const games = all.map((match) => {
    const figures = figuresBefore(match.day, all.filter(({ day }) => day < match.day).slice(-mostMatches))
    return gameOf(match, basketballMeans(figures, match.home, match.away))
  })
  return fitSpreads(errorsOn(all.at(-1)!.day, games))
}
