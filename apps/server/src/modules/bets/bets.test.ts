// SPDX-License-Identifier: Apache-2.0
import { units, zero } from '@tessera/rules/money'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase, type Database } from '../../platform/db/index.ts'
import { testDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { type BetFact, betRecord, recentWins, recordFact, turnover } from './index.ts'

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await testDatabase()
  db = openDatabase({
    url: database.url,
    role: 'tessera_app',
    connections: 2,
    log: pino({ level: 'silent' }),
  })
})
afterAll(async () => {
  await db.close()
  await database.close()
})

const noon = Date.UTC(2026, 2, 10, 12)
const minuteMs = 60_000
let reference = 0
const notify = (fact: Partial<BetFact>): Promise<void> =>
  db.transaction((tx) =>
    recordFact(tx, {
      memberId: 1n,
      vendor: 'STUDIO',
      gameCode: 'dice',
      roundId: 'r',
      kind: 'stake',
      amount: units(1),
      currency: 'USD',
      validBet: zero,
      closed: false,
      atMs: noon,
      reference: `t${(reference += 1)}`,
      ...fact,
    }),
  )
const day = { fromMs: noon - 12 * 60 * minuteMs, toMs: noon + 12 * 60 * minuteMs, page: 1, size: 20 }

it('adds up a round: several stakes, what came back, what counts as turnover', async () => {
  await notify({ memberId: 2n, roundId: 'a', amount: units(10) })
  await notify({ memberId: 2n, roundId: 'a', amount: units(5), atMs: noon + 1 })
  await notify({
    memberId: 2n,
    roundId: 'a',
    kind: 'return',
    amount: units(22),
    validBet: units(15),
    closed: true,
    atMs: noon + 2,
  })
  expect(await betRecord(db, 2n, day)).toEqual({
    total: 1,
    rounds: [
      {
        roundId: 'a',
        vendor: 'STUDIO',
        gameCode: 'dice',
        atMs: noon,
        currency: 'USD',
        stake: units(15),
        validBet: units(15),
        unplayed: zero,
        returned: units(22),
        status: 'settled',
      },
    ],
  })
  expect(await turnover(db, 2n, day)).toMatchObject({
    stake: units(15),
    returned: units(22),
    validBet: units(15),
  })
})

it('distinguishes open, lost and refunded rounds', async () => {
  await notify({ memberId: 3n, roundId: 'open' })
  await notify({ memberId: 3n, roundId: 'lost', atMs: noon + 1, closed: true, validBet: units(1) })
  await notify({ memberId: 3n, roundId: 'void', atMs: noon + 2 })
  await notify({ memberId: 3n, roundId: 'void', atMs: noon + 3, kind: 'refund' })
  const { rounds } = await betRecord(db, 3n, day)
  expect(rounds.map((round) => [round.roundId, round.status, round.stake])).toEqual([
    ['void', 'refunded', 0n],
    ['lost', 'settled', units(1)],
    ['open', 'open', units(1)],
  ])
})

it('pages through rounds, newest first, with the number of all rounds on every page', async () => {
  for (let number = 1; number <= 5; number += 1)
    await notify({ memberId: 4n, roundId: `p${number}`, atMs: noon + number })
  const pages = await Promise.all([1, 2, 3, 4].map((page) => betRecord(db, 4n, { ...day, page, size: 2 })))
  expect(pages.map((page) => page.rounds.map((round) => round.roundId))).toEqual([
    ['p5', 'p4'],
    ['p3', 'p2'],
    ['p1'],
    [],
  ])
  expect(pages.map((page) => page.total)).toEqual([5, 5, 5, 5])
})

it('counts all of a round that spans midnight on the day it began', async () => {
  const midnight = day.toMs
  await notify({ memberId: 5n, roundId: 'late', atMs: midnight - minuteMs, amount: units(3) })
  await notify({
    memberId: 5n,
    roundId: 'late',
    atMs: midnight + minuteMs,
    kind: 'return',
    amount: units(9),
    closed: true,
    validBet: units(3),
  })
  expect((await betRecord(db, 5n, day)).rounds).toMatchObject([
    { stake: units(3), returned: units(9), status: 'settled' },
  ])
  expect((await betRecord(db, 5n, { ...day, fromMs: midnight, toMs: midnight + 60 * minuteMs })).total).toBe(
    0,
  )
})

it('keeps rounds of the same name at two vendors apart', async () => {
  await notify({ memberId: 6n, roundId: 'same' })
  await notify({ memberId: 6n, roundId: 'same', vendor: 'OTHER', atMs: noon + 1 })
  expect((await betRecord(db, 6n, day)).rounds.map((round) => round.vendor)).toEqual(['OTHER', 'STUDIO'])
})

it('shows the latest wins of a minimum size, without those that were taken back', async () => {
  await notify({ memberId: 7n, roundId: 'w1', kind: 'return', amount: units(500) })
  await notify({ memberId: 8n, roundId: 'w2', kind: 'return', amount: units(700), atMs: noon + 5 })
  await notify({ memberId: 8n, roundId: 'w2', kind: 'return', amount: units(-700), atMs: noon + 6 })
  await notify({ memberId: 9n, roundId: 'w3', kind: 'return', amount: units(300), atMs: noon + 7 })
  const wins = await recentWins(db, { limit: 5, atLeast: units(200) })
  expect(wins.map((win) => [win.memberId, win.amount])).toEqual([
    [9n, units(300)],
    [7n, units(500)],
  ])
  expect(await recentWins(db, { limit: 1, atLeast: units(200) })).toHaveLength(1)
})

it('shows as a win only what came back beyond the stakes of the round', async () => {
  const round = (memberId: bigint, roundId: string, stake: number, back: number): Promise<void> =>
    [
      { kind: 'stake' as const, amount: units(stake), atMs: noon + 10 },
      { kind: 'return' as const, amount: units(back), atMs: noon + 11 },
    ].reduce((before, fact) => before.then(() => notify({ memberId, roundId, ...fact })), Promise.resolve())
  await round(20n, 'little', 100, 98)
  await round(21n, 'even', 100, 100)
  await round(22n, 'more', 100, 150)
  const wins = await recentWins(db, { limit: 5, atLeast: units(1), memberIds: [20n, 21n, 22n] })
  expect(wins.map((win) => [win.memberId, win.amount])).toEqual([[22n, units(50)]])
})

it('shows no win of bonus money, nor of a free round', async () => {
  const round = { memberId: 24n, roundId: 'bonus', atMs: noon + 20 }
  await notify({ ...round, amount: units(100) })
  await notify({
    ...round,
    kind: 'return',
    amount: units(500),
    validBet: units(100),
    bonusBet: units(75),
    bonusReturn: units(375),
    closed: true,
  })
  await notify({
    memberId: 24n,
    roundId: 'free',
    kind: 'return',
    amount: units(900),
    bonusReturn: units(900),
  })
  const wins = await recentWins(db, { limit: 5, memberIds: [24n] })
  expect(wins.map((win) => win.amount)).toEqual([units(100)])
})

it.each(['update bet_fact set amount = 0', 'delete from bet_fact', 'truncate bet_fact'])(
  'does not let the application run: %s',
  async (statement) => {
    await expect(db.pool.query(statement)).rejects.toThrow('permission denied')
  },
)
