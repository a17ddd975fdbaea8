// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths } from '@tessera/rules/money'
import type { FootballResult } from '@tessera/rules/sportsbook/model/result'
import { straightHalves, type Goals, type Halves } from '@tessera/rules/sportsbook/testing/straight-line'
import { straightLines, straightReturn } from '@tessera/rules/sportsbook/testing/straight-return'
import { expect } from 'vitest'
import { balances, checkInvariants, ownerOfMember } from '../ledger/index.ts'
import { sql } from '../../platform/db/index.ts'
import { paidIn, type Season, type SeasonBet } from './season-for-tests.ts'

const millionthsOfCent = 10_000n

/** What a season came to, for whoever runs it. */
export interface SeasonSums {
  bets: number
  live: number
  types: readonly string[]
  kinds: readonly string[]
  staked: bigint
  returned: bigint
}

/**
 * Compares everything that the book paid with a straight computation from the goals of the matches: each bet, each member,
 * the facts and the ledger.
 */
export async function checkSeason({ book, bets, memberIds, refusals }: Season): Promise<SeasonSums> {
  const { database } = book.server.platform
  expect(refusals).toEqual([])
  const goals = await goalsOf(book)
  const known = new Map<string, Halves>()
  const straight = bets.map((bet) => {
    const returned = straightReturn(bet, (eventId, { terms, outcome }) => {
      const key = JSON.stringify([eventId, terms, outcome])
      const halves = known.get(key) ?? straightHalves(goals.get(eventId)!, terms, outcome)
      known.set(key, halves)
      return halves
    })
    const stake = bet.stakePerLineMinor * BigInt(straightLines(bet))
    return { bet, stake: stake * millionthsOfCent, returned: returned * millionthsOfCent }
  })
  await compareBets(book, straight)
  for (const memberId of memberIds) {
    const own = straight.filter(({ bet }) => bet.memberId === memberId)
    const left = own.reduce((sum, { stake, returned }) => sum - stake + returned, BigInt(paidIn))
    expect(await balances(database, ownerOfMember(memberId), 'USD')).toMatchObject({
      cash: amountOfMillionths(left),
    })
  }
  const sums = {
    staked: straight.reduce((sum, { stake }) => sum + stake, 0n),
    returned: straight.reduce((sum, { returned }) => sum + returned, 0n),
  }
  expect(await factsOf(book)).toEqual({ ...sums, stakes: BigInt(bets.length), returns: BigInt(bets.length) })
  expect((await checkInvariants(database, book.server.clock.now())).differences).toEqual([])
  const terms = bets.flatMap(({ legs }) =>
    legs.flatMap(({ selections }) => selections.map((each) => each.terms)),
  )
  return {
    bets: bets.length,
    live: terms.filter(({ scoreBefore }) => scoreBefore).length,
    types: [...new Set(terms.map(({ type }) => type))].toSorted(),
    kinds: [...new Set(bets.map(({ kind }) => kind))].toSorted(),
    ...sums,
  }
}

async function goalsOf({ server }: Season['book']): Promise<Map<string, Goals>> {
  const rows = await server.platform.database.query<{
    id: bigint
    home_score: number
    away_score: number
    result: FootballResult
  }>(sql`
    select event.id, event.home_score, event.away_score, said.result from sportsbook_event event
    join sportsbook_result said on said.event_id = event.id where event.status = 'ended'`)
  for (const { home_score: home, away_score: away, result } of rows)
    expect(result.goals).toHaveLength(home + away)
  return new Map(rows.map(({ id, result }) => [String(id), result.goals ?? []]))
}

/** Each bet was settled once, to what the straight computation says, and was paid at most once. */
async function compareBets(
  { server }: Season['book'],
  straight: readonly { bet: SeasonBet; stake: bigint; returned: bigint }[],
): Promise<void> {
  const rows = await server.platform.database.query<{
    id: string
    said: string
  }>(sql`
    select bet.id, concat_ws(' ', bet.status, bet.settlements, bet.stake, bet.returned,
      (select count(*) from sportsbook_settlement made where made.bet_id = bet.id),
      (select coalesce(sum(posting.amount), 0) from ledger_posting posting
        where posting.cause = 'sportsbook.end' and posting.external_id = bet.id::text and posting.leg = 0)) as said
    from sportsbook_bet bet`)
  const said = new Map(rows.map((row) => [row.id, row.said]))
  const wrong = straight.flatMap(({ bet, stake, returned }) => {
    const wanted = `settled 1 ${stake} ${returned} 1 ${returned}`
    return said.get(bet.id) === wanted ? [] : [{ wanted, was: said.get(bet.id), bet }]
  })
  expect(wrong.slice(0, 3)).toEqual([])
  expect(rows).toHaveLength(straight.length)
}

async function factsOf({ server }: Season['book']) {
  return server.platform.database.one(sql`
    select coalesce(sum(amount) filter (where kind = 'stake'), 0)::bigint as staked,
      coalesce(sum(amount) filter (where kind = 'return'), 0)::bigint as returned,
      count(*) filter (where kind = 'stake') as stakes, count(*) filter (where kind = 'return') as returns
    from bet_fact where vendor = 'SPORTSBOOK'`)
}
