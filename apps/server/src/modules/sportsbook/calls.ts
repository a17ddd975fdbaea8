// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { sports } from '@tessera/rules/sportsbook/model/sport'
import type { DomainHandlers } from '../../platform/http/index.ts'
import { betCalls } from './bets/bet-calls.ts'
import { incidentsOf } from './events/event-store.ts'
import { marketsOf } from './markets/market-store.ts'
import { poolCalls } from './pool/pool-calls.ts'
import { pitchOf } from './replay/pitch/pitch-of.ts'
import { slipCalls } from './slips/slip-calls.ts'
import type { SportsbookDeps } from './sportsbook-deps.ts'
import { cardOfEvent, cardsOfCompetition, endedCards, liveCards, nextCards } from './views/card-store.ts'
import { countedCompetitions, countedSports, isCompetition } from './views/competition-store.ts'
import { favouriteEvents } from './views/favourite-events.ts'
import { findEvents } from './views/find-events.ts'
import { periodsOf } from './views/period-scores.ts'
import { showOutrights } from './views/show-outrights.ts'
import { createRecentAnswers } from './views/recent-answers.ts'
import { showCards, showCompetition } from './views/show-cards.ts'
import { showIncident, showMarket, showStatistics } from './views/show-parts.ts'

const dayMs = 86_400_000
const [mostLive, mostSoon, mostCompetitions, mostIncidents] = [60, 24, 12, 200]

/** Binds the calls of the sportsbook. */
export function sportsbookCalls(deps: SportsbookDeps): DomainHandlers<'sportsbook'> {
  const recent = createRecentAnswers(deps.clock)
  return {
    ...betCalls(deps),
    ...poolCalls(deps),
    ...slipCalls(deps),
    'sportsbook.sports': (_, { db, nowMs }) =>
      recent.of('sports', async () => {
        const counted = await countedSports(db, nowMs + dayMs)
        return sports.map(
          (sport) => counted.find((each) => each.sport === sport) ?? { sport, live: 0, upcoming: 0 },
        )
      }),
    'sportsbook.lobby': ({ sport, language }, { db }) =>
      recent.of(`lobby ${sport} ${language}`, async () => ({
        live: await showCards(db, await liveCards(db, { sport, limit: mostLive }), language),
        soon: await showCards(db, await nextCards(db, { sport, limit: mostSoon }), language),
        competitions: (await countedCompetitions(db, sport))
          .slice(0, mostCompetitions)
          .map((each) => showCompetition(each, language)),
      })),
    'sportsbook.competitions': ({ sport, language }, { db }) =>
      recent.of(`competitions ${sport} ${language}`, async () =>
        (await countedCompetitions(db, sport)).map((each) => showCompetition(each, language)),
      ),
    async 'sportsbook.events'({ competitionId, pageNo, pageSize, language }, { db }) {
      const id = BigInt(competitionId)
      if (!(await isCompetition(db, id))) throw fault('sportsbook.unknownCompetition')
      const { cards, total } = await cardsOfCompetition(db, id, {
        offset: (pageNo - 1) * pageSize,
        limit: pageSize,
      })
      return { list: await showCards(db, cards, language), ...pageOf(pageNo, pageSize, total) }
    },
    'sportsbook.event': ({ eventId, language }, { db, nowMs }) =>
      recent.of(
        `event ${eventId} ${language}`,
        async () => {
          const card = await cardOfEvent(db, BigInt(eventId))
          if (!card) throw fault('sportsbook.unknownEvent')
          const [event] = await showCards(db, [card], language)
          return {
            event: event!,
            markets: (await marketsOf(db, card.id)).map(showMarket),
            incidents: (await incidentsOf(db, card.id, mostIncidents)).map(showIncident),
            statistics: showStatistics(card.statistics),
            periods: periodsOf(card),
            pitch: (await pitchOf(db, card, nowMs)) ?? null,
          }
        },
        eventFreshMs,
      ),
    async 'sportsbook.results'({ sport, competitionId, day, pageNo, pageSize, language }, { db, nowMs }) {
      const dayStartMs = day === undefined ? undefined : Date.parse(day)
      const { cards, total } = await endedCards(db, {
        sport,
        competitionId: competitionId === undefined ? undefined : BigInt(competitionId),
        fromMs: dayStartMs ?? nowMs - resultsDays * dayMs,
        untilMs: dayStartMs === undefined ? nowMs + dayMs : dayStartMs + dayMs,
        offset: (pageNo - 1) * pageSize,
        limit: pageSize,
      })
      const described = await showCards(db, cards, language)
      return {
        list: cards.map(({ resultVersion, endedAtMs }, index) => ({
          ...described[index]!,
          resultVersion,
          endedAt: endedAtMs ?? null,
        })),
        ...pageOf(pageNo, pageSize, total),
      }
    },
    'sportsbook.outrights': ({ sport, language }, { db }) =>
      recent.of(`outrights ${sport} ${language}`, () => showOutrights(db, { sport, language })),
    'sportsbook.favourites': (wanted, { db }) => favouriteEvents(db, recent, wanted),
    'sportsbook.search': ({ text, language }, { db }) => findEvents(db, recent, { text, language }),
  }
}

/** An open page follows its event by live messages; this is what it begins with. */
const eventFreshMs = 200
/** Without a day, so many days back. */
const resultsDays = 30

const pageOf = (pageNo: number, pageSize: number, totalCount: number) => ({
  pageNo,
  totalPages: Math.ceil(totalCount / pageSize),
  totalCount,
})
