// SPDX-License-Identifier: Apache-2.0
import { fitTeams, basketballMeans } from '@tessera/rules/sportsbook/basketball/fit-teams'
import { playedMinutesOfMatch } from '@tessera/rules/sportsbook/football/clock'
import { forecastFootball } from '@tessera/rules/sportsbook/football/forecast'
import { fitStrengths, footballMeans, type Strengths } from '@tessera/rules/sportsbook/football/fit-strengths'
import { footballTable } from '@tessera/rules/sportsbook/outrights/standings'
import { drawScore } from '@tessera/rules/sportsbook/simulator/football-goals'
import type { Queries } from '../../../../platform/db/index.ts'
import type { Strength } from './played-sport.ts'
import { recordedMatches, type RecordedMatch } from './recorded-store.ts'
import type { SeasonMatch, SeasonPlan, Series, SeriesPosition } from './series.ts'

const dayMs = 86_400_000
/** Results longer ago say nothing of today's teams. */
const mostMatches = 760

const football = (
  name: string,
  names: { competition: string; region: string },
  { position, minutesApart }: { position: number; minutesApart: number },
): Series => ({
  name,
  sport: 'football',
  hasRealNames: true,
  competition: { names: { en: names.competition }, region: { en: names.region }, position },
  minutesApart,
  restMinutes: 180,
  hoursAhead: 48,
  fixtureAt: (db, at) => fixtureOf(db, name, at, strengthOfFootball),
  // A cup has no table.
  ...(name !== 'uefa-cl' && {
    outright: {
      rules: footballTable,
      tops: [1, 4],
      seasonAt: (db, at) => seasonPlan(db, name, at),
    },
  }),
})

/**
 * Seasons of its own for each competition of which there are recorded matches. From these come who meets whom, in which
 * order, and how strong the teams are, the same for a whole season; never a result: those are drawn as the seed of each
 * match says, so that nobody can look one up.
 */
export const recordedSeries: readonly Series[] = [
  football('en-1', { competition: 'Premier League', region: 'England' }, { position: 10, minutesApart: 60 }),
  football(
    'uefa-cl',
    { competition: 'Champions League', region: 'Europe' },
    { position: 20, minutesApart: 90 },
  ),
  football('es-1', { competition: 'La Liga', region: 'Spain' }, { position: 30, minutesApart: 90 }),
  football('de-1', { competition: 'Bundesliga', region: 'Germany' }, { position: 40, minutesApart: 90 }),
  football('it-1', { competition: 'Serie A', region: 'Italy' }, { position: 50, minutesApart: 90 }),
  football('fr-1', { competition: 'Ligue 1', region: 'France' }, { position: 60, minutesApart: 90 }),
  {
    name: 'nba-playoffs',
    sport: 'basketball',
    hasRealNames: true,
    competition: { names: { en: 'NBA Playoffs' }, region: { en: 'United States' }, position: 10 },
    minutesApart: 100,
    restMinutes: 240,
    hoursAhead: 48,
    fixtureAt: (db, at) => fixtureOf(db, 'nba-playoffs', at, strengthOfBasketball),
  },
]

async function fixtureOf(
  db: Queries,
  competition: string,
  { edition, position }: SeriesPosition,
  strengthOf: (match: RecordedMatch, all: readonly RecordedMatch[]) => Strength,
) {
  const matches = await recordedMatches(db, competition)
  const match = seasonOf(matches)[position]
  if (!match) return undefined
  return {
    externalId: idOf(match, edition),
    season: String(edition),
    home: match.home,
    away: match.away,
    strength: strengthOf(match, matches.slice(-mostMatches)),
  }
}

const idOf = ({ competition, season, position }: RecordedMatch, edition: number): string =>
  `${competition}/${season}/${position}/${edition}`

/** The last recorded season: who meets whom in one of our own. */
const seasonOf = (matches: readonly RecordedMatch[]): readonly RecordedMatch[] =>
  matches.filter(({ season }) => season === matches.at(-1)?.season)

async function seasonPlan(
  db: Queries,
  competition: string,
  { edition }: SeriesPosition,
): Promise<SeasonPlan | undefined> {
  const matches = await recordedMatches(db, competition)
  if (matches.length === 0) return undefined
  const strengths = strengthsOf(matches.slice(-mostMatches))
  return {
    season: String(edition),
    matches: seasonOf(matches).map((match) => ({
      externalId: idOf(match, edition),
      home: match.home,
      away: match.away,
      playFrom: playFrom(footballMeans(strengths, match.home, match.away)),
    })),
  }
}

/** The rest of a match, by the forecast that prices it; red cards apart. */
const playFrom =
  (means: ReturnType<typeof footballMeans>): SeasonMatch['playFrom'] =>
  (score, playedSeconds) => {
    const playedMinute = Math.min(playedSeconds / 60, playedMinutesOfMatch)
    const { remaining } = forecastFootball(means, { playedMinute, score, redCards: { home: 0, away: 0 } })
    return (next) => {
      const { home, away } = drawScore(remaining, next)
      return { home: score.home + home, away: score.away + away }
    }
  }

const ageOf = (last: RecordedMatch, earlier: RecordedMatch): number =>
  Math.max(0, (Date.parse(last.day) - Date.parse(earlier.day)) / dayMs)

const strengthOfFootball = (match: RecordedMatch, all: readonly RecordedMatch[]): Strength => ({
  ...footballMeans(strengthsOf(all), match.home, match.away),
})

const strengthsOf = (matches: readonly RecordedMatch[]): Strengths =>
  fitStrengths(
    matches.map((match) => ({
      home: match.home,
      away: match.away,
      homeGoals: match.score.home,
      awayGoals: match.score.away,
      ageDays: ageOf(matches.at(-1)!, match),
      firstHalfGoals: match.halfTime && match.halfTime.home + match.halfTime.away,
    })),
  )

function strengthOfBasketball(match: RecordedMatch, all: readonly RecordedMatch[]): Strength {
  const figures = fitTeams(
    all.map((each) => ({
      home: each.home,
      away: each.away,
      homePoints: each.score.home,
      awayPoints: each.score.away,
      ageDays: ageOf(all.at(-1)!, each),
    })),
  )
  const { margin, total } = basketballMeans(figures, match.home, match.away)
  return { margin, total }
}
