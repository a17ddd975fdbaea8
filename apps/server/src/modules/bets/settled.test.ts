// SPDX-License-Identifier: Apache-2.0
import { add, amountOfMillionths, negate, subtract, units, zero, type Amount } from '@tessera/rules/money'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type Database } from '../../platform/db/index.ts'
import { testDatabase, type TestDatabase } from '../../testing/test-database.ts'
import {
  betsOfMembersIn,
  cashBetsOf,
  dayOfPlay,
  platformTurnover,
  playedInSlice,
  playOfEach,
  playOfEachByDay,
  playSince,
  recordFact,
  settledUpTo,
  turnover,
  turnoverByDay,
  validBetsBetween,
  validBetsByGame,
  validBetsOfMany,
  type BetFact,
} from './index.ts'

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

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const midnight = Date.UTC(2026, 2, 11)
let reference = 0
let members = 0n
const anybody = (): bigint => (members += 1n)
const note = (fact: Partial<BetFact>): Promise<void> =>
  db.transaction((tx) =>
    recordFact(tx, {
      memberId: 1n,
      vendor: 'STUDIO',
      gameCode: 'dice',
      roundId: 'r',
      kind: 'stake',
      amount: zero,
      currency: 'USD',
      validBet: zero,
      closed: false,
      atMs: midnight,
      reference: `s${(reference += 1)}`,
      ...fact,
    }),
  )
const day = (memberId: bigint, index: number) =>
  turnover(db, memberId, { fromMs: midnight + index * dayMs, toMs: midnight + (index + 1) * dayMs })
const lossOn = async (memberId: bigint, index: number): Promise<Amount> => {
  const { stake, returned } = await day(memberId, index)
  return subtract(stake, returned)
}
const losses = (memberId: bigint, from: number, to: number): Promise<Amount[]> =>
  Promise.all(Array.from({ length: to - from + 1 }, (_, index) => lossOn(memberId, from + index)))

describe('what counts as settled', () => {
  it('is a bet on the day on which it is decided, whole, and nothing of one that is open or given back', async () => {
    const memberId = anybody()
    const bet = { memberId, roundId: 'over-midnight' }
    await note({ ...bet, amount: units(100), atMs: midnight - hourMs })
    await note({ memberId, roundId: 'open', amount: units(500), atMs: midnight - hourMs })
    await note({ memberId, roundId: 'void', amount: units(900), atMs: midnight - hourMs })
    expect(await losses(memberId, -1, 0)).toEqual([zero, zero])
    await note({
      ...bet,
      kind: 'return',
      amount: units(30),
      validBet: units(100),
      closed: true,
      atMs: midnight + 1,
    })
    await note({
      memberId,
      roundId: 'void',
      kind: 'refund',
      amount: units(900),
      closed: true,
      atMs: midnight + 2,
    })
    expect(await losses(memberId, -1, 0)).toEqual([zero, units(70)])
  })

  it('is a round of several bets when it has ended, whenever it pays before', async () => {
    const memberId = anybody()
    const round = { memberId, roundId: 'long' }
    await note({ ...round, amount: units(100), atMs: midnight - 2 * hourMs })
    await note({ ...round, amount: units(100), atMs: midnight - 2 * hourMs })
    await note({
      ...round,
      kind: 'return',
      amount: units(150),
      validBet: units(100),
      atMs: midnight - hourMs,
    })
    expect(await lossOn(memberId, -1)).toBe(zero)
    await note({ ...round, kind: 'return', validBet: units(100), closed: true, atMs: midnight + hourMs })
    expect(await losses(memberId, -1, 1)).toEqual([zero, units(50), zero])
    expect((await day(memberId, 0)).corrected).toBe(zero)
  })

  it('is what a round paid that never ends, a day later', async () => {
    const memberId = anybody()
    const round = { memberId, roundId: 'endless' }
    await note({ ...round, amount: units(100), atMs: midnight + hourMs })
    await note({
      ...round,
      kind: 'return',
      amount: units(20),
      validBet: units(100),
      atMs: midnight + 2 * hourMs,
    })
    expect(await losses(memberId, 0, 2)).toEqual([zero, units(80), zero])
    // What it pays after that is no luck of its day: it lowers what counted before.
    await note({ ...round, kind: 'return', amount: units(60), closed: true, atMs: midnight + 2 * dayMs })
    expect(await day(memberId, 2)).toMatchObject({ returned: units(60), corrected: units(-60) })
  })

  it('is a correction on its own day, below zero where it gives back', async () => {
    const memberId = anybody()
    const lost = { memberId, roundId: 'lost', vendor: 'BOOK' }
    await note({ ...lost, amount: units(100) })
    await note({ ...lost, kind: 'return', validBet: units(100), settledStake: units(100), closed: true })
    await note({
      ...lost,
      kind: 'return',
      amount: units(100),
      validBet: units(-100),
      settledStake: zero,
      closed: true,
      atMs: midnight + dayMs,
    })
    const won = { memberId, roundId: 'won' }
    await note({ ...won, amount: units(10), atMs: midnight + 1 })
    await note({
      ...won,
      kind: 'return',
      amount: units(40),
      validBet: units(10),
      closed: true,
      atMs: midnight + 1,
    })
    await note({ ...won, kind: 'return', amount: units(-40), atMs: midnight + 2 * dayMs })
    expect(await losses(memberId, 0, 2)).toEqual([units(70), units(-100), units(40)])
    expect(await Promise.all([0, 1, 2].map(async (index) => (await day(memberId, index)).corrected))).toEqual(
      [zero, units(-100), units(40)],
    )
    expect((await day(memberId, 1)).validBet).toBe(units(-100))
  })

  it('is cash; bonus money and what is given without a stake stand apart', async () => {
    const memberId = anybody()
    const mixed = { memberId, roundId: 'mixed' }
    await note({ ...mixed, amount: units(100) })
    await note({
      ...mixed,
      kind: 'return',
      amount: units(50),
      validBet: units(100),
      bonusBet: units(60),
      bonusReturn: units(30),
      closed: true,
    })
    await note({
      memberId,
      roundId: 'free',
      kind: 'return',
      amount: units(500),
      bonusReturn: units(500),
      closed: true,
    })
    expect(await day(memberId, 0)).toEqual({
      stake: units(40),
      returned: units(20),
      validBet: units(40),
      corrected: zero,
      bonus: { stake: units(60), returned: units(530), validBet: units(60) },
    })
  })

  it('is the same for every reader of a period', async () => {
    const memberId = anybody()
    const bet = { memberId, roundId: 'reader' }
    await note({ ...bet, amount: units(8), atMs: midnight - 1 })
    await note({ ...bet, kind: 'return', amount: units(3), validBet: units(8), closed: true })
    await note({ memberId, roundId: 'running', amount: units(70) })
    const period = { fromMs: midnight - dayMs, toMs: midnight + dayMs }
    const settled = { stake: units(8), returned: units(3), validBet: units(8) }
    expect(await turnoverByDay(db, memberId, period, 'USD', 'UTC')).toEqual([
      { day: '2026-03-11', ...settled },
    ])
    expect(await playOfEachByDay(db, [memberId], { ...period, currency: 'USD', timeZone: 'UTC' })).toEqual(
      expect.arrayContaining([{ memberId, dayMs: midnight, ...settled }]),
    )
    expect(
      (await dayOfPlay(db, [memberId], { untilMs: midnight + hourMs, timeZone: 'UTC' })).get(memberId),
    ).toMatchObject({ losses: units(5) })
  })
})

describe('every reader', () => {
  const currency = 'EUR'
  const period = { fromMs: midnight - dayMs, toMs: midnight + dayMs, currency }
  let memberId: bigint
  let slice: { after: bigint; upTo: bigint }
  beforeAll(async () => {
    memberId = anybody()
    const after = (await settledUpTo(db))!
    const of = { memberId, currency }
    await note({ ...of, roundId: 'settled', amount: units(8), atMs: midnight - 1 })
    await note({
      ...of,
      roundId: 'settled',
      kind: 'return',
      amount: units(3),
      validBet: units(8),
      closed: true,
    })
    await note({ ...of, roundId: 'running', amount: units(70) })
    await note({ ...of, roundId: 'void', amount: units(600) })
    await note({ ...of, roundId: 'void', kind: 'refund', amount: units(600), closed: true })
    await note({
      ...of,
      roundId: 'bonus',
      amount: units(5_000),
      validBet: units(5_000),
      bonusBet: units(5_000),
      closed: true,
    })
    slice = { after, upTo: (await settledUpTo(db))! }
  })

  const validBetReaders: [name: string, read: () => Promise<Amount[]>][] = [
    ['turnover', async () => [(await turnover(db, memberId, period)).validBet]],
    ['turnoverByDay', async () => validOf(await turnoverByDay(db, memberId, period, currency, 'UTC'))],
    ['playSince', async () => [(await playSince(db, [{ memberId, sinceMs: 0 }], currency)).validBet]],
    ['playOfEach', async () => validOf([...(await playOfEach(db, [memberId], period)).values()])],
    [
      'playOfEachByDay',
      async () => validOf(await playOfEachByDay(db, [memberId], { ...period, timeZone: 'UTC' })),
    ],
    [
      'validBetsBetween',
      async () => validOf(await validBetsBetween(db, { ...slice, exceptCurrency: 'FUN' })),
    ],
    ['validBetsByGame', async () => (await validBetsByGame(db, slice)).map(({ validBets }) => validBets)],
    ['betsOfMembersIn', async () => validOf(await betsOfMembersIn(db, slice, [memberId]))],
    [
      'validBetsOfMany',
      async () =>
        (await validBetsOfMany(db, [{ memberId, sinceMs: 0 }], period.toMs)).map(
          ({ validBets }) => validBets,
        ),
    ],
    ['playedInSlice', async () => (await playedInSlice(db, slice)).map(({ validBets }) => validBets)],
    ['cashBetsOf', async () => validOf(await cashBetsOf(db, slice, [memberId]))],
  ]
  const validOf = (all: readonly { validBet: Amount }[]): Amount[] => all.map(({ validBet }) => validBet)

  it.each(validBetReaders)('%s counts what was settled in cash, and nothing else', async (_, read) => {
    expect((await read()).filter((amount) => amount !== 0n)).toEqual([units(8)])
  })

  it('of stakes and returns counts the same', async () => {
    const settled = { stake: units(8), returned: units(3) }
    expect(await platformTurnover(db, period, currency)).toEqual(settled)
    expect(await playSince(db, [{ memberId, sinceMs: 0 }], currency)).toMatchObject(settled)
    expect(await turnover(db, memberId, period)).toMatchObject({ ...settled, bonus: { stake: units(5_000) } })
    expect((await playedInSlice(db, slice)).map(({ bets }) => bets)).toEqual([1])
  })
})

/** Numbers that a seed decides. */
function numbersOf(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

describe('over any sequence of bets, voids, corrections and midnights', () => {
  const dayCount = 6
  /** Plays bets of one member, each placed so much earlier; returns what was lost in the end. */
  async function play(memberId: bigint, seed: number, earlierMs: number): Promise<Amount> {
    const next = numbersOf(seed)
    let lost: Amount = zero
    for (let index = 0; index < 12; index += 1) {
      const [stake, placedAtMs] = [units(1 + next(50)), midnight + next(4 * 24) * hourMs]
      const endsAtMs = placedAtMs + next(36) * hourMs
      const [fate, factor] = [next(6), next(4)]
      const [isBook, bonus] = [next(2) === 1, next(4) === 0 ? amountOfMillionths(stake / 2n) : zero]
      const round = { memberId, roundId: `${memberId}/${index}`, vendor: isBook ? 'BOOK' : 'STUDIO' }
      const settles = {
        validBet: stake,
        closed: true,
        ...(isBook && { settledStake: stake }),
        ...(bonus > 0n && { bonusBet: bonus, bonusReturn: amountOfMillionths(bonus * BigInt(factor)) }),
      }
      await note({ ...round, amount: stake, atMs: placedAtMs - earlierMs })
      if (fate === 0) continue
      if (fate === 1) {
        await note({ ...round, kind: 'refund', amount: stake, closed: true, atMs: endsAtMs })
        continue
      }
      const returned = amountOfMillionths(stake * BigInt(factor))
      await note({ ...round, kind: 'return', amount: returned, ...settles, atMs: endsAtMs })
      const cash = amountOfMillionths(stake - bonus - (stake - bonus) * BigInt(factor))
      lost = add(lost, cash)
      if (fate !== 2 || bonus > 0n) continue
      // Void after all: the return is taken back, and the stake comes back.
      const atMs = endsAtMs + next(40) * hourMs
      const back = isBook
        ? [
            {
              amount: subtract(stake, returned),
              validBet: negate(stake),
              settledStake: zero,
              kind: 'return' as const,
            },
          ]
        : [
            { amount: negate(returned), kind: 'return' as const },
            { amount: stake, validBet: negate(stake), kind: 'refund' as const },
          ]
      for (const fact of back) await note({ ...round, ...fact, closed: true, atMs })
      lost = subtract(lost, cash)
    }
    return lost
  }

  it.each(Array.from({ length: 12 }, (_, index) => 7 + 1_000 * index))(
    'all days together are what was lost in the end, whenever the bets were placed (seed %i)',
    async (seed) => {
      const [prompt, early] = [anybody(), anybody()]
      const lost = await play(prompt, seed, 0)
      expect(await play(early, seed, 20 * hourMs)).toBe(lost)
      const of = await losses(prompt, -1, dayCount + 3)
      expect(of.reduce((sum, one) => add(sum, one), zero)).toBe(lost)
      expect(await losses(early, -1, dayCount + 3)).toEqual(of)
    },
  )
})
