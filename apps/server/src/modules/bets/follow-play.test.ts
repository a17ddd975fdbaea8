// SPDX-License-Identifier: Apache-2.0
import { units, zero } from '@tessera/rules/money'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, sql, type Database, type Tx } from '../../platform/db/index.ts'
import { testDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { followPlay, recordFact, validBetsBetween, type PlayFollower } from './index.ts'

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await testDatabase()
  db = openDatabase({
    url: database.url,
    role: 'tessera_app',
    connections: 4,
    log: pino({ level: 'silent' }),
  })
})
afterAll(async () => {
  await db.close()
  await database.close()
})

let reference = 0
const settle = (memberId: bigint, amount: number, tx?: Tx): Promise<void> => {
  const write = (in_: Tx): Promise<void> =>
    recordFact(in_, {
      memberId,
      vendor: 'STUDIO',
      gameCode: 'dice',
      roundId: 'r',
      kind: 'return',
      amount: zero,
      currency: 'USD',
      validBet: units(amount),
      closed: true,
      atMs: Date.UTC(2026, 2, 10, 12),
      reference: `f${(reference += 1)}`,
    })
  return tx ? write(tx) : db.transaction(write)
}

/** A follower that adds up valid bets in memory, after the commit. */
function counter(name: string, from: PlayFollower['from'] = 'first') {
  const sums = new Map<bigint, bigint>()
  const follower: PlayFollower = {
    name,
    from,
    async count(tx, slice) {
      const bets = await validBetsBetween(tx, { ...slice, exceptCurrency: 'FUN' })
      return () => {
        for (const { memberId, validBet } of bets) sums.set(memberId, (sums.get(memberId) ?? 0n) + validBet)
      }
    },
  }
  return { follower, sums }
}

describe('a follower of the stream of bets', () => {
  it('misses no bet of transactions that begin and end while it looks', async () => {
    const { follower, sums } = counter('busy')
    const writers = 3
    const [rounds, bets] = [60, 400]
    let left = writers
    const write = async (writer: number): Promise<void> => {
      for (let round = 0; round < rounds; round += 1)
        await db.transaction(async (tx) => {
          // As everywhere, another row is written before the facts.
          await tx.query(sql`select pg_current_xact_id()`)
          await tx.query(sql`
            insert into bet_fact (member_id, vendor, game_code, round_id, kind, amount, currency, valid_bet, closed, at, reference)
            select ${100 + writer}, 'STUDIO', 'dice', 'r', 'return', 0, 'USD', 1000000, true, ${new Date(Date.UTC(2026, 2, 10, 12))},
              ${`busy ${writer} ${round} `} || n from generate_series(1, ${bets}) n`)
        })
      left -= 1
    }
    const writing = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)))
    while (left > 0) await followPlay(db, follower)
    await writing
    await followPlay(db, follower)
    for (let writer = 0; writer < writers; writer += 1)
      expect(sums.get(BigInt(100 + writer))).toBe(units(rounds * bets))
  })

  it('counts every settled bet once, however many processes follow at the same time', async () => {
    const { follower, sums } = counter('once')
    for (let bet = 0; bet < 20; bet += 1) await settle(1n, 5)
    await Promise.all(Array.from({ length: 4 }, () => followPlay(db, follower)))
    await followPlay(db, follower)
    expect(sums.get(1n)).toBe(units(100))
  })

  it('goes on where it was cut off, and repeats what was not stored', async () => {
    const { follower, sums } = counter('cut')
    await followPlay(db, follower)
    sums.clear()
    await settle(2n, 7)
    const cut: PlayFollower = {
      ...follower,
      count: async (tx, slice) => {
        await follower.count(tx, slice)
        throw new Error('the process was killed here')
      },
    }
    await expect(followPlay(db, cut)).rejects.toThrow('killed')
    expect(sums.get(2n)).toBeUndefined()
    await followPlay(db, follower)
    expect(sums.get(2n)).toBe(units(7))
  })

  it('that begins now does not count what was settled before', async () => {
    await settle(3n, 9)
    const { follower, sums } = counter('late', 'now')
    await followPlay(db, follower)
    await settle(3n, 1)
    await followPlay(db, follower)
    expect(sums.get(3n)).toBe(units(1))
  })

  it('does not hold up another one when it fails', async () => {
    const broken: PlayFollower = {
      ...counter('broken').follower,
      count: () => Promise.reject(new Error('no')),
    }
    const { follower, sums } = counter('healthy', 'now')
    await followPlay(db, follower)
    await settle(4n, 2)
    await expect(followPlay(db, broken)).rejects.toThrow('no')
    await followPlay(db, follower)
    expect(sums.get(4n)).toBe(units(2))
  })

  it('waits for a transaction that wrote earlier and commits later', async () => {
    const { follower, sums } = counter('order', 'now')
    await followPlay(db, follower)
    const gate = Promise.withResolvers<void>()
    const written = Promise.withResolvers<void>()
    const slow = db.transaction(async (tx) => {
      await tx.query(sql`select pg_current_xact_id()`)
      await settle(5n, 3, tx)
      written.resolve()
      await gate.promise
    })
    await written.promise
    await settle(5n, 4)
    const followed = followPlay(db, follower)
    gate.resolve()
    await Promise.all([slow, followed])
    expect(sums.get(5n)).toBe(units(7))
  })
})
