// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { allCalls, Fault, type OperationInput } from '@tessera/contract'
import { units } from '@tessera/rules/money'
import type { Bet } from '@tessera/rules/sportsbook/bets/bet'
import { betKindsFor } from '@tessera/rules/sportsbook/bets/bet-kinds'
import type { FootballResult } from '@tessera/rules/sportsbook/model/result'
import { numbersFrom } from '@tessera/rules/sportsbook/testing/straight-return'
import { openAccounts, operatorAccount, ownerOfMember, post } from '../ledger/index.ts'
import { memberByUsername } from '../members/index.ts'
import { sql } from '../../platform/db/index.ts'
import { decideAndSettle } from './dealing/settling/follow-bets.ts'
import { placeBet } from './dealing/placing/place-bet-call.ts'
import { marketsOf, type BookMarket } from './book/markets/market-store.ts'
import { openSportsbookTestServer, type SportsbookTestServer } from './sportsbook-for-tests.ts'

/** A bet as the test that placed it remembers it. */
export interface SeasonBet extends Bet {
  id: string
  memberId: bigint
}

export interface SeasonPlan {
  /** The first so many matches of the recorded season; one begins every hour of the feed's clock. */
  matches: number
  bets: number
  members: number
}

export interface Season {
  book: SportsbookTestServer
  bets: readonly SeasonBet[]
  memberIds: readonly bigint[]
  /** Why bets were refused, if some were. */
  refusals: readonly string[]
  close(): Promise<void>
}

/** What each member begins with. */
export const paidIn = units(100_000_000)
const hourSeconds = 3.6
const callers = 8
/** Longer bets are on likelier outcomes, so that nothing they could return is above a limit. */
const highestPriceOf = (legs: number): number => (legs > 2 ? 12_000 : 100_000)

/**
 * Replays recorded matches while members bet on all of their markets, before the start and in play, until all of them are
 * over and everything that was due is settled. The feed's clock runs a thousand times as fast as the test's.
 */
export async function playSeason({ matches, bets, members }: SeasonPlan): Promise<Season> {
  const book = await openSportsbookTestServer(['en-1'], { hoursAhead: 24 })
  const { settings } = book.server.platform
  await settings.write('sportsbook.replaySpeed', 1_000, 'test')
  await settings.write('sportsbook.outcomeLiability', 1_000_000_000, 'test')
  await settings.write('sportsbook.payouts', { ticket: 1_000_000_000, day: 1_000_000_000 }, 'test')
  await settings.write(
    'sportsbook.delays',
    { football: 0, basketball: 0, tennis: 0, esports: 0, cockfight: 0 },
    'test',
  )
  const memberIds = await openMembers(book, members)
  const placer = createPlacer(book, memberIds)
  // Bets in play are an eighth more; all are placed shortly before the last match begins.
  const perHour = Math.ceil((bets * 1.03) / (matches * 1.125))
  for (let hour = 0; ; hour += 1) {
    const open = await openEvents(book, matches)
    if (open.length === 0) break
    if (hour > matches * 3) throw new Error(`${open.length} matches do not end`)
    await placer.place(open, Math.min(perHour, bets - placer.placed.length))
    for (const part of [1, 2, 3]) {
      await book.playFor(hourSeconds / 3)
      const live = (await openEvents(book, matches)).filter(({ isLive }) => isLive)
      if (part === 2) await placer.place(live, Math.min(perHour, bets - placer.placed.length) / 8)
      await decideAndSettle(book.server.modules.sportsbookDeps)
    }
  }
  await decideAndSettle(book.server.modules.sportsbookDeps)
  return {
    book,
    bets: placer.placed,
    memberIds,
    refusals: placer.refusals,
    close: () => book.server.close(),
  }
}

async function openMembers({ server }: SportsbookTestServer, count: number): Promise<bigint[]> {
  const { database } = server.platform
  const ids: bigint[] = []
  for (let number = 0; number < count; number += 1) {
    const username = `season${number}x`
    await server.modules.identity.openAccount({
      username,
      password: 'Correct-horse-9',
      currency: 'USD',
      ofAge: 18,
    })
    const { id } = (await memberByUsername(database, 'brand1', username))!
    await database.transaction(async (tx) => {
      const { cash } = await openAccounts(tx, ownerOfMember(id), 'USD')
      const from = await operatorAccount(tx, 'deposits:test', 'USD')
      await post(tx, [
        { from, to: cash, amount: paidIn, cause: 'test', externalId: username, kind: 'deposit' },
      ])
    })
    ids.push(id)
  }
  return ids
}

interface OpenEvent {
  id: bigint
  isLive: boolean
  takesBets: boolean
  score: { home: number; away: number }
  /** What was scored in the second half. */
  second: { home: number; away: number }
}

/** The matches of the season that are not over. */
async function openEvents({ server }: SportsbookTestServer, matches: number): Promise<OpenEvent[]> {
  const rows = await server.platform.database.query<{
    id: bigint
    status: string
    stopped: string | null
    home_score: number
    away_score: number
    result: FootballResult | null
  }>(sql`
    select event.id, event.status, event.stopped, event.home_score, event.away_score, event.result from sportsbook_event event
    where event.feed = 'replay' and event.status <> 'ended' and split_part(event.external_id, '/', 4) = '1'
      and split_part(event.external_id, '/', 3)::integer < ${matches} order by event.id`)
  return rows.map((row) => {
    const score = { home: row.home_score, away: row.away_score }
    const half = row.result && row.result.ended > 0 ? row.result.halves[0] : undefined
    return {
      id: row.id,
      isLive: row.status === 'live',
      takesBets: row.stopped === null,
      score,
      second: half ? { home: score.home - half.home, away: score.away - half.away } : { home: 0, away: 0 },
    }
  })
}

function createPlacer({ server }: SportsbookTestServer, memberIds: readonly bigint[]) {
  const { database } = server.platform
  const next = numbersFrom(22)
  const placed: SeasonBet[] = []
  const refusals: string[] = []
  const call = allCalls.find(({ name }) => name === 'sportsbook.placeBet')!

  /** A bet on some of the events, without its id and owner. */
  function pickBet(events: readonly (OpenEvent & { markets: readonly BookMarket[] })[]) {
    const count = Math.min([1, 1, 1, 2, 3, 4, 5][next(7)]!, events.length)
    const first = next(events.length)
    const kinds = betKindsFor(count)
    const legs = Array.from({ length: count }, (_, leg) => {
      const event = events[(first + leg) % events.length]!
      const offered = event.markets.flatMap((market) =>
        market.outcomes.flatMap((outcome, index) => {
          const price = market.prices[index]!
          return price > 1_000 && price <= highestPriceOf(count) ? [{ market, outcome, price }] : []
        }),
      )
      // Markets first, so that those with few outcomes are as frequent.
      const { market } = offered[next(offered.length)]!
      const outcomes = offered.filter((each) => each.market === market)
      return { event, ...outcomes[next(outcomes.length)]! }
    })
    return { kind: kinds[next(kinds.length)]!.code, cents: 10 + next(500), legs }
  }

  async function placeOne(bet: ReturnType<typeof pickBet>, memberId: bigint): Promise<void> {
    const input = call.input.parse({
      requestId: randomUUID(),
      kind: bet.kind,
      stakePerLine: bet.cents / 100,
      legs: bet.legs.map(({ event, market, outcome, price }) => ({
        selections: [{ marketId: String(market.id), outcome }],
        price,
        ...(event.isLive && { score: event.score }),
      })),
    }) as OperationInput<'sportsbook.placeBet'>
    try {
      const { bet: accepted } = await database.transaction((tx) =>
        placeBet(tx, server.modules.sportsbookDeps, {
          input,
          context: { member: { memberId }, brandCode: 'brand1', nowMs: server.clock.now() } as never,
        }),
      )
      placed.push({
        id: accepted.betId,
        memberId,
        kind: bet.kind,
        stakePerLineMinor: BigInt(bet.cents),
        legs: bet.legs.map(({ event, market, outcome, price }) => ({
          eventId: String(event.id),
          priceThousandths: price,
          selections: [{ terms: termsOf(event, market), outcome }],
        })),
      })
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      refusals.push(`${error.fault} ${JSON.stringify(error.details)} ${bet.kind}`)
    }
  }

  return {
    placed,
    refusals,
    /** Places bets on events, some at the same moment. */
    async place(events: readonly OpenEvent[], count: number): Promise<void> {
      const open: (OpenEvent & { markets: BookMarket[] })[] = []
      for (const event of events.filter(({ takesBets }) => takesBets)) {
        const markets = (await marketsOf(database, event.id)).filter(({ status }) => status === 'open')
        if (markets.length > 0) open.push({ ...event, markets })
      }
      if (open.length === 0) return
      const bets = Array.from({ length: Math.max(0, Math.round(count)) }, () => ({
        bet: pickBet(open),
        memberId: memberIds[next(memberIds.length)]!,
      }))
      await Promise.all(
        Array.from({ length: callers }, async () => {
          for (let one = bets.pop(); one; one = bets.pop()) await placeOne(one.bet, one.memberId)
        }),
      )
    },
  }
}

/** What a bet is about: handicaps in play count only the goals after it. */
function termsOf(event: OpenEvent, { type, period, line }: BookMarket) {
  const terms = { type, period, ...(line !== undefined && { line }) }
  if (!event.isLive || type !== 'handicap') return terms
  return { ...terms, scoreBefore: period === 'second_half' ? event.second : event.score }
}
