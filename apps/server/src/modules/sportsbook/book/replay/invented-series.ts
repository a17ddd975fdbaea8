// SPDX-License-Identifier: Apache-2.0
import { strengthOf } from '@tessera/rules/sportsbook/cockfight/strengths'
import { mapChanceOf } from '@tessera/rules/sportsbook/esports/forecast'
import { chanceOfRatings } from '@tessera/rules/sportsbook/prices/rating'
import { serveChancesOf } from '@tessera/rules/sportsbook/tennis/serve-chances'
import { inventedNames } from './invented-names.ts'
import type { Strength } from './played-sport.ts'
import type { Score } from '@tessera/rules/sportsbook/model/sport'
import { winsTable } from '@tessera/rules/sportsbook/outrights/standings'
import type { NextNumber } from '@tessera/rules/sportsbook/simulator/incident'
import { seededNumbers } from './seeded-numbers.ts'
import type { Fixture, Series } from './series.ts'

const bestOf = 3
const [firstRating, ratingStep] = [1_400, 18]

/** Everybody meets everybody, at home and away; then the series begins again. */
function inventedSeries(
  series: Omit<Series, 'fixtureAt' | 'hasRealNames'>,
  names: readonly string[],
  strengthOfPair: (pair: { home: number; away: number; number: number }) => Strength,
): Series {
  const pairs = names.length * (names.length - 1)
  const pairAt = (position: number) => {
    const home = position % names.length
    return { home, away: (home + 1 + Math.floor(position / names.length)) % names.length }
  }
  const idOf = (edition: number, position: number): string => `${series.name}/${edition}/${position}`
  return {
    ...series,
    hasRealNames: false,
    async fixtureAt(_, { edition, position }): Promise<Fixture | undefined> {
      if (position >= pairs) return undefined
      const { home, away } = pairAt(position)
      const externalId = idOf(edition, position)
      return {
        externalId,
        season: String(edition),
        home: names[home]!,
        away: names[away]!,
        strength: strengthOfPair({ home, away, number: seededNumbers(externalId)() }),
        ...(series.sport === 'cockfight' ? {} : { bestOf }),
      }
    },
    ...(series.sport !== 'cockfight' && {
      outright: {
        rules: winsTable,
        tops: [1, 3],
        async seasonAt(_, { edition }) {
          return {
            season: String(edition),
            matches: Array.from({ length: pairs }, (__, position) => {
              const { home, away } = pairAt(position)
              const chance = mapChanceOf(chanceOf({ home, away }), bestOf)
              return {
                externalId: idOf(edition, position),
                home: names[home]!,
                away: names[away]!,
                playFrom: (score) => (next) => playOn(score, chance, next),
              }
            }),
          }
        },
      },
    }),
  }
}

/** A match of sets or maps from a score on, each of which home wins with the same chance. */
function playOn(score: Score, chance: number, next: NextNumber): Score {
  let { home, away } = score
  while (Math.max(home, away) < (bestOf + 1) / 2)
    if (next() < chance) home += 1
    else away += 1
  return { home, away }
}

/** How often home wins: the further up a name stands in the list, the weaker. */
const chanceOf = ({ home, away }: { home: number; away: number }): number =>
  chanceOfRatings(firstRating + home * ratingStep, firstRating + away * ratingStep)

/** Competitions that exist only here: their names name nobody. */
export const allInvented: readonly Series[] = [
  inventedSeries(
    {
      name: 'colour-court',
      sport: 'tennis',
      competition: { names: { en: 'Colour Court Series' }, region: undefined, position: 10 },
      minutesApart: 45,
      restMinutes: 240,
      hoursAhead: 24,
    },
    inventedNames.tennis,
    (pair) => ({ ...serveChancesOf(chanceOf(pair), bestOf), server: pair.number < 0.5 ? 0 : 1 }),
  ),
  inventedSeries(
    {
      name: 'meridian-league',
      sport: 'esports',
      competition: { names: { en: 'Meridian League' }, region: undefined, position: 10 },
      minutesApart: 40,
      restMinutes: 240,
      hoursAhead: 24,
    },
    inventedNames.esports,
    (pair) => ({ map: mapChanceOf(chanceOf(pair), bestOf) }),
  ),
  inventedSeries(
    {
      name: 'virtual-pit',
      sport: 'cockfight',
      competition: { names: { en: 'Virtual Pit' }, region: undefined, position: 10 },
      minutesApart: 5,
      restMinutes: 11,
      hoursAhead: 1,
    },
    inventedNames.cockfight,
    ({ number }) => ({ meron: strengthOf(number) }),
  ),
]
