// SPDX-License-Identifier: Apache-2.0
import { fitTeams, basketballMeans } from '@tessera/rules/sportsbook/basketball/fit-teams'
import { fitStrengths, footballMeans, type Strengths } from '@tessera/rules/sportsbook/football/fit-strengths'
import { footballTable } from '@tessera/rules/sportsbook/outrights/standings'
import { drawCount } from '@tessera/rules/sportsbook/simulator/draws'
import type { Queries } from '../../../platform/db/index.ts'
import type { Strength } from './played-sport.ts'
import { recordedMatches, type RecordedMatch } from './recorded-store.ts'
import type { SeasonPlan, Series, SeriesPlace } from './series.ts'

const dayMs = 86_400_000
/** Results longer ago say nothing of today's teams. */
const mostMatches = 760

type Recorded = RecordedMatch & { id: bigint }

const football = (
  name: string,
  names: { competition: string; region: string },
  { position, minutesApart }: { position: number; minutesApart: number },
): Series => ({
  name,
  sport: 'football',
  competition: { names: { en: names.competition }, region: { en: names.region }, position },
  minutesApart,
  restMinutes: 180,
  hoursAhead: 48,
  fixtureAt: (db, place) => fixtureOf(db, name, place, strengthOfFootball),
  // A cup has no table.
  ...(name !== 'uefa-cl' && {
    outright: {
      rules: footballTable,
      places: [1, 4],
      seasonAt: (db, place) => seasonOf(db, name, place),
    },
  }),
})

/** The competitions whose recorded matches are replayed, each in the order in which it was played. */
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
    competition: { names: { en: 'NBA Playoffs' }, region: { en: 'United States' }, position: 10 },
    minutesApart: 100,
    restMinutes: 240,
    hoursAhead: 48,
    fixtureAt: (db, place) => fixtureOf(db, 'nba-playoffs', place, strengthOfBasketball),
  },
]

async function fixtureOf(
  db: Queries,
  competition: string,
  { edition, position }: { edition: number; position: number },
  strengthOf: (match: Recorded, before: readonly Recorded[]) => Strength,
) {
  const matches = await recordedMatches(db, competition)
  const match = matches[position]
  if (!match) return undefined
  return {
    externalId: idOf(match, edition),
    season: seasonName(match, edition),
    home: match.home,
    away: match.away,
    recordedId: match.id,
    // Only what had been played before it: nobody can read its result from its prices.
    strength: strengthOf(match, matches.slice(Math.max(0, position - mostMatches), position)),
  }
}

const idOf = ({ competition, season, position }: Recorded, edition: number): string =>
  `${competition}/${season}/${position}/${edition}`
const seasonName = ({ season }: Recorded, edition: number): string =>
  edition === 1 ? season : `${season} (${edition})`

/** All matches of a season, with the goals that the results before the place let expect. */
async function seasonOf(
  db: Queries,
  competition: string,
  { edition, position }: SeriesPlace,
): Promise<SeasonPlan | undefined> {
  const matches = await recordedMatches(db, competition)
  const match = matches[position]
  if (!match) return undefined
  const strengths = strengthsBefore(match, matches.slice(Math.max(0, position - mostMatches), position))
  return {
    season: seasonName(match, edition),
    matches: matches
      .filter(({ season }) => season === match.season)
      .map((each) => {
        const means = footballMeans(strengths, each.home, each.away)
        return {
          externalId: idOf(each, edition),
          home: each.home,
          away: each.away,
          playFrom: (score, playedShare) => (next) => ({
            home: score.home + drawCount(means.home * (1 - playedShare), next),
            away: score.away + drawCount(means.away * (1 - playedShare), next),
          }),
        }
      }),
  }
}

const ageOf = (match: Recorded, earlier: Recorded): number =>
  Math.max(0, (Date.parse(match.day) - Date.parse(earlier.day)) / dayMs)

function strengthOfFootball(match: Recorded, before: readonly Recorded[]): Strength {
  return { ...footballMeans(strengthsBefore(match, before), match.home, match.away) }
}

const strengthsBefore = (match: Recorded, before: readonly Recorded[]): Strengths =>
  fitStrengths(
    before.map((earlier) => ({
      home: earlier.home,
      away: earlier.away,
      homeGoals: earlier.score.home,
      awayGoals: earlier.score.away,
      ageDays: ageOf(match, earlier),
    })),
  )

function strengthOfBasketball(match: Recorded, before: readonly Recorded[]): Strength {
  const figures = fitTeams(
    before.map((earlier) => ({
      home: earlier.home,
      away: earlier.away,
      homePoints: earlier.score.home,
      awayPoints: earlier.score.away,
      ageDays: ageOf(match, earlier),
    })),
  )
  return { ...basketballMeans(figures, match.home, match.away) }
}
