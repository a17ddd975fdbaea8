// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput, type OperationOutput } from '@tessera/contract'
import { dayAfter, startOfDayIn } from '@tessera/rules/site/zoned-days'
import { sports } from '@tessera/rules/sportsbook/model/sport'
import type { Queries } from '../../platform/db/index.ts'
import type { DomainHandlers } from '../../platform/http/index.ts'
import { betCalls } from './dealing/member-bets/bet-calls.ts'
import { siteTimeZone } from '../site/index.ts'
import { incidentsOf } from './book/events/event-store.ts'
import { marketsOf } from './book/markets/market-store.ts'
import { poolCalls } from './dealing/pool/pool-calls.ts'
import { pitchOf } from './book/replay/pitch/pitch-of.ts'
import { slipCalls } from './dealing/slips/slip-calls.ts'
import type { SportsbookDeps } from './sportsbook-deps.ts'
import { cardOfEvent, cardsOfCompetition, endedCards, liveCards, nextCards } from './book/views/card-store.ts'
import { countedCompetitions, countedSports, isCompetition } from './book/views/competition-store.ts'
import { favouriteEvents } from './book/views/favourite-events.ts'
import { findEvents } from './book/views/find-events.ts'
import { periodsOf } from './book/views/period-scores.ts'
import { showOutrights } from './book/views/show-outrights.ts'
import { questionKey, recentAnswers, resultsKey } from './book/views/state-of-answers.ts'
import { showCards, showCompetition } from './book/views/show-cards.ts'
import { showIncident, showMarket, showStatistics } from './book/views/show-parts.ts'

const dayMs = 86_400_000
const [mostLive, mostSoon, mostCompetitions, mostIncidents] = [60, 24, 12, 200]

export function sportsbookCalls(deps: SportsbookDeps): DomainHandlers<'sportsbook'> {
  const recent = recentAnswers(deps)
  return {
    ...betCalls(deps),
    ...poolCalls(deps),
    ...slipCalls(deps),
    'sportsbook.sports': (input, { db, nowMs }) =>
      recent.of(questionKey('sportsbook.sports', input), async () => {
        const counted = await countedSports(db, nowMs + dayMs)
        return sports.map(
          (sport) => counted.find((each) => each.sport === sport) ?? { sport, live: 0, upcoming: 0 },
        )
      }),
    'sportsbook.lobby': (input, { db }) =>
      recent.of(questionKey('sportsbook.lobby', input), async () => {
        const { sport: sports, language } = input
        return {
          live: await showCards(db, await liveCards(db, { sports, limit: mostLive }), language),
          soon: await showCards(db, await nextCards(db, { sports, limit: mostSoon }), language),
          competitions: (await countedCompetitions(db, sports))
            .slice(0, mostCompetitions)
            .map((each) => showCompetition(each, language)),
        }
      }),
    'sportsbook.competitions': (input, { db }) =>
      recent.of(questionKey('sportsbook.competitions', input), async () =>
        (await countedCompetitions(db, [input.sport])).map((each) => showCompetition(each, input.language)),
      ),
    'sportsbook.events': (input, { db }) =>
      recent.of(questionKey('sportsbook.events', input), async () => {
        const { competitionId, pageNo, pageSize, language } = input
        const id = BigInt(competitionId)
        if (!(await isCompetition(db, id))) throw fault('sportsbook.unknownCompetition')
        const { cards, total } = await cardsOfCompetition(db, id, {
          offset: (pageNo - 1) * pageSize,
          limit: pageSize,
        })
        return { list: await showCards(db, cards, language), ...pageOf(pageNo, pageSize, total) }
      }),
    'sportsbook.event': (input, { db, nowMs }) =>
      recent.of(
        questionKey('sportsbook.event', input),
        async () => {
          const { eventId, language } = input
          const card = await cardOfEvent(db, BigInt(eventId))
          if (!card) throw fault('sportsbook.unknownEvent')
          const [event] = await showCards(db, [card], language)
          return {
            event: event!,
            markets: (await marketsOf(db, card.id)).map(showMarket),
            incidents: (await incidentsOf(db, card.id, mostIncidents)).map(showIncident),
            statistics: showStatistics(card.statistics),
            periods: periodsOf(card),
            pitch: (await pitchOf(db, deps, card, nowMs)) ?? null,
          }
        },
        eventFreshMs,
      ),
    'sportsbook.results': async (input, { db, brandCode, nowMs }) => {
      const timeZone = await siteTimeZone(deps.settings.of(brandCode))
      return recent.of(resultsKey(input, timeZone), () => results(db, input, { timeZone, nowMs }))
    },
    'sportsbook.outrights': (input, { db }) =>
      recent.of(questionKey('sportsbook.outrights', input), () =>
        showOutrights(db, { ...input, language: input.language }),
      ),
    'sportsbook.favourites': (wanted, { db }) => favouriteEvents(db, recent, wanted),
    'sportsbook.search': ({ text, language }, { db }) => findEvents(db, recent, { text, language }),
  }
}

async function results(
  db: Queries,
  { sport, competitionId, day, pageNo, pageSize, language }: OperationInput<'sportsbook.results'>,
  { timeZone, nowMs }: { timeZone: string; nowMs: number },
): Promise<OperationOutput<'sportsbook.results'>> {
  const { cards, total } = await endedCards(db, {
    sport,
    competitionId: competitionId === undefined ? undefined : BigInt(competitionId),
    fromMs: day === undefined ? nowMs - resultsDays * dayMs : startOfDayIn(timeZone, day),
    untilMs: day === undefined ? nowMs + dayMs : startOfDayIn(timeZone, dayAfter(day)),
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
