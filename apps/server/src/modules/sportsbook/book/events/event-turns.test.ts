// SPDX-License-Identifier: Apache-2.0
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { sql, type Tx } from '../../../../platform/db/index.ts'
import { holdEvents } from '../../bets/judge-legs.ts'
import { openBookTestServer, type BookTestServer } from '../../book-for-tests.ts'
import { lockEvent } from './event-store.ts'

let book: BookTestServer
beforeAll(async () => {
  book = await openBookTestServer()
})
afterAll(() => book.server.close())

const begun: (() => Promise<void>)[] = []
// So that a failed test leaves no transaction open.
afterEach(async () => {
  await Promise.all(begun.map((end) => end()))
})

/** Runs a step in a transaction that stays open until it is ended. */
function begin(step: (tx: Tx) => Promise<unknown>) {
  const release = Promise.withResolvers<undefined>()
  const done = Promise.withResolvers<undefined>()
  const whole = book.server.platform.database.transaction(async (tx) => {
    await step(tx)
    done.resolve(undefined)
    await release.promise
  })
  const end = (): Promise<void> => {
    release.resolve(undefined)
    return whole
  }
  begun.push(end)
  return { done: done.promise, end }
}

const waiting = async (): Promise<number> =>
  Number(
    (await book.server.platform.database.one<{ count: bigint }>(
      sql`select count(*) from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()`,
    ))!.count,
  )

it('lets a goal come in between bets that never stop', async () => {
  const match = await book.match()
  const order: string[] = []
  const bet = (name: string) => begin((tx) => holdEvents(tx, [match]).then(() => order.push(name)))
  const first = bet('first bet')
  await first.done
  const beside = bet('bet beside it')
  await beside.done
  const goal = begin((tx) => lockEvent(tx, match).then(() => order.push('goal')))
  await expect.poll(waiting, { timeout: 10_000 }).toBe(1)
  const late = bet('later bet')
  await expect.poll(waiting, { timeout: 10_000 }).toBe(2)
  await first.end()
  await beside.end()
  await goal.done
  await goal.end()
  await late.done
  await late.end()
  expect(order).toEqual(['first bet', 'bet beside it', 'goal', 'later bet'])
})
