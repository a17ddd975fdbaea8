// SPDX-License-Identifier: Apache-2.0
import { mainPeriod } from '@tessera/rules/sportsbook/model/period'
import type { Sport } from '@tessera/rules/sportsbook/model/sport'
import type { Queries } from '../../../../platform/db/index.ts'
import { mainMarketsOf } from '../markets/market-store.ts'
import { type Card, openMarketsOf } from './card-store.ts'
import type { CountedCompetition, NamedTeam } from './competition-store.ts'
import { nameIn, regionIn } from './name-in.ts'
import { periodsOf } from './period-scores.ts'
import { showMarket } from './show-parts.ts'

/** The market that stands beside an event in lists. */
const mainType: Readonly<Record<Sport, string>> = {
  football: 'result_1x2',
  basketball: 'money_line',
  tennis: 'money_line',
  esports: 'money_line',
  cockfight: 'fight_fixed',
}
const mainTypes = [...new Set(Object.values(mainType))]

/** Events as on the wire, each with its main market. */
export async function showCards(db: Queries, cards: readonly Card[], language: string | undefined) {
  if (cards.length === 0) return []
  const ids = cards.map(({ id }) => id)
  const [open, mains] = [await openMarketsOf(db, ids), await mainMarketsOf(db, ids, mainTypes)]
  return cards.map((card) => {
    const main = mains.find(
      ({ eventId, type, period }) =>
        eventId === card.id && type === mainType[card.sport] && period === mainPeriod[card.sport],
    )
    return {
      id: String(card.id),
      sport: card.sport,
      competition: {
        id: String(card.competitionId),
        name: nameIn(card.competitionNames, language),
        region: regionIn(card.region, language),
      },
      home: { id: String(card.homeId), name: nameIn(card.homeNames, language) },
      away: { id: String(card.awayId), name: nameIn(card.awayNames, language) },
      startsAt: card.startsAtMs,
      status: card.status,
      stopped: card.stopped ?? null,
      score: card.score,
      period: card.period,
      periods: periodsOf(card),
      playedSeconds: card.playedSeconds,
      playedAt: card.playedAtMs ?? null,
      version: card.version,
      openMarkets: open.get(card.id) ?? 0,
      main: main ? showMarket(main) : null,
    }
  })
}

/** A competition as on the wire. */
export const showCompetition = (
  { id, sport, names, region, live, upcoming }: CountedCompetition,
  language: string | undefined,
) => ({
  id: String(id),
  sport,
  name: nameIn(names, language),
  region: regionIn(region, language),
  live,
  upcoming,
})

/** A team as on the wire. */
export const showTeam = ({ id, sport, names }: NamedTeam, language: string | undefined) => ({
  id: String(id),
  sport,
  name: nameIn(names, language),
})
