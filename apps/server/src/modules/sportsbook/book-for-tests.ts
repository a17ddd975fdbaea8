// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import type { CallInput, CallOutput } from '@tessera/contract'
import { units } from '@tessera/rules/money'
import { beforeKickOff } from '@tessera/rules/sportsbook/football/forecast'
import { offersOfFootball } from '@tessera/rules/sportsbook/offers/football-offers'
import type { EventResult, ResultVersion } from '@tessera/rules/sportsbook/model/result'
import type { Sport } from '@tessera/rules/sportsbook/model/sport'
import type { CallAnswer, CallClient } from '../../testing/call-client.ts'
import { openTestServer, type TestServer } from '../../testing/server-for-tests.ts'
import { checkInvariants, operatorAccount, openAccounts, ownerOfMember, post } from '../ledger/index.ts'
import { memberByUsername } from '../members/index.ts'
import { decideAndSettle } from './dealing/settling/follow-bets.ts'
import { changeEvent, type EventChange } from './book/events/change-event.ts'
import { insertEvent, lockEvent } from './book/events/event-store.ts'
import { ensureSeason, ensureTeam } from './book/events/name-store.ts'
import { insertResult } from './book/events/result-store.ts'
import { insertReplayEvent } from './book/replay/replay-store.ts'
import { marketsOf, type BookMarket, type MarketOffer } from './book/markets/market-store.ts'

export interface Bettor {
  id: bigint
  client: CallClient
}
type Placed = Promise<CallAnswer<CallOutput<'sportsbook.placeBet'>>>
type Leg = CallInput<'sportsbook.placeBet'>['legs'][number]

/** A whole installation with a book whose events, prices and results a test makes. Bets move only when it runs them. */
export interface BookTestServer {
  server: TestServer
  bettor(username: string, cash: number): Promise<Bettor>
  /** A match in an hour, of football unless another sport is given, with the markets of `offers`. */
  match(
    offers?: readonly MarketOffer[],
    played?: { sport: Sport; bestOf?: number | undefined },
  ): Promise<bigint>
  /** A match like this one that a model prices: 1.5 and 1.1 goals. */
  modelled(): Promise<bigint>
  change(eventId: bigint, change: EventChange): Promise<void>
  markets(eventId: bigint): Promise<BookMarket[]>
  /** A leg at its price of now. */
  leg(eventId: bigint, type: string, outcome: string, more?: Partial<Leg>): Promise<Leg>
  /** A leg of several outcomes, at their price together. */
  joined(eventId: bigint, outcomes: readonly Picked[], more?: Partial<Leg>): Promise<Leg>
  placeBet(bettor: Bettor, legs: readonly Leg[], more?: Partial<CallInput<'sportsbook.placeBet'>>): Placed
  /** Says how a match ended, or corrects it. */
  result(eventId: bigint, result: EventResult, more?: Partial<ResultVersion>): Promise<void>
  run(): Promise<void>
  cash(bettor: Bettor): Promise<number>
  /** Empty when the ledger adds up. */
  ledgerDifferences(): Promise<unknown[]>
}

/** The type, the outcome, and the line of a market of the whole match. */
export type Picked = readonly [type: string, outcome: string, line?: number]

const hourMs = 3_600_000
export const modelMeans = { home: 1.5, away: 1.1, correlation: 0 }
/** What a model offers before the start. */
const modelOffers = () =>
  offersOfFootball(
    modelMeans,
    { state: beforeKickOff, known: { goals: [] } },
    { isLive: false, extraMargin: 0 },
  )

export const offer = (
  type: string,
  prices: Readonly<Record<string, number>>,
  line?: number,
): MarketOffer => ({
  terms: { type, period: 'regular', line },
  status: 'open',
  outcomes: Object.entries(prices).map(([outcome, price]) => ({ outcome, price })),
})
/** Home at 2.00, draw at 3.50, away at 4.00; more than two goals at 1.90. */
export const usualOffers = [
  offer('result_1x2', { home: 2000, draw: 3500, away: 4000 }),
  offer('total', { over: 1900, under: 1900 }, 10),
]

/** A match that ended so; all goals in the second half. */
export const footballResult = (home: number, away: number, over = true): EventResult => ({
  sport: 'football',
  halves: [
    { home: 0, away: 0 },
    { home, away },
  ],
  ended: over ? 2 : 1,
  over,
})

export async function openBookTestServer(): Promise<BookTestServer> {
  const server = await openTestServer()
  const { database } = server.platform
  const deps = server.modules.sportsbookDeps
  const guest = server.program()
  let events = 0
  const change: BookTestServer['change'] = (eventId, changed) =>
    database.transaction(async (tx) => {
      const event = await lockEvent(tx, eventId)
      if (!event) throw new Error('no such event')
      await changeEvent(tx, deps, event, changed)
    })
  const match: BookTestServer['match'] = async (offers = usualOffers, played = { sport: 'football' }) => {
    const { sport, bestOf } = played
    events += 1
    const externalId = `match-${events}`
    const eventId = await database.transaction(async (tx) => {
      const competition = {
        feed: 'odds' as const,
        externalId: sport === 'football' ? 'test-league' : `test-league-${sport}`,
        sport,
        names: { en: 'Test League' },
      }
      const season = await ensureSeason(tx, { ...competition, region: undefined }, '2026')
      const team = (name: string) =>
        ensureTeam(tx, { feed: 'odds', sport, externalId: name, names: { en: name } })
      const [homeId, awayId] = [await team(`Home ${events}`), await team(`Away ${events}`)]
      return insertEvent(tx, {
        feed: 'odds',
        externalId,
        sport,
        bestOf,
        ...season,
        homeId,
        awayId,
        startsAtMs: server.clock.now() + hourMs,
        storedAtMs: server.clock.now(),
      })
    })
    await change(eventId!, { markets: offers })
    return eventId!
  }
  return {
    server,
    change,
    async bettor(username, cash) {
      const client = await server.member(username)
      const member = (await memberByUsername(database, 'brand1', username))!
      if (cash > 0) await payIn(server, member.id, cash)
      return { id: member.id, client }
    },
    match,
    async modelled() {
      const eventId = await match(modelOffers())
      await database.transaction((tx) =>
        insertReplayEvent(tx, {
          eventId,
          startsMs: server.clock.now() + hourMs,
          strength: modelMeans,
        }),
      )
      return eventId
    },
    async joined(eventId, outcomes, more = {}) {
      const markets = await marketsOf(database, eventId)
      const selections = outcomes.map(([type, outcome, line]) => {
        const market = markets.find(
          (each) => each.type === type && each.period === 'regular' && each.line === line,
        )!
        return { marketId: String(market.id), outcome }
      })
      const { price } = (await guest.call('sportsbook.builderPrice', { selections })).envelope.value
      return { selections, price, ...more }
    },
    markets: (eventId) => marketsOf(database, eventId),
    async leg(eventId, type, outcome, more = {}) {
      const market = (await marketsOf(database, eventId)).find((each) => each.type === type)!
      const price = market.prices[market.outcomes.indexOf(outcome)]!
      return { selections: [{ marketId: String(market.id), outcome }], price, ...more }
    },
    placeBet: ({ client }, legs, more = {}) =>
      client.call('sportsbook.placeBet', {
        requestId: randomUUID(),
        kind: legs.length === 1 ? 'single' : 'multiple',
        legs: [...legs],
        stakePerLine: 10,
        ...more,
      }),
    async result(eventId, result, more = {}) {
      const said = {
        status: 'ended',
        venue: 'as_announced',
        result,
        source: 'play',
        endedAtMs: server.clock.now(),
        ...more,
      } as const
      await database.transaction(async (tx) => {
        await lockEvent(tx, eventId)
        await insertResult(tx, eventId, said, server.clock.now())
      })
    },
    run: () => decideAndSettle(deps),
    cash: async ({ client }) => (await client.call('wallet.balance', {})).envelope.value.mainBalance,
    ledgerDifferences: async () => (await checkInvariants(database, server.clock.now())).differences,
  }
}

async function payIn(server: TestServer, memberId: bigint, cash: number): Promise<void> {
  await server.platform.database.transaction(async (tx) => {
    const accounts = await openAccounts(tx, ownerOfMember(memberId), 'USD')
    await post(tx, [
      {
        from: await operatorAccount(tx, 'deposits:test', 'USD'),
        to: accounts.cash,
        amount: units(cash),
        cause: 'test',
        externalId: randomUUID(),
        kind: 'deposit',
      },
    ])
  })
}
