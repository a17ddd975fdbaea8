// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { driveCards } from '../testing/card-players.ts'
import { testStudio, type TestStudio } from '../testing/test-studio.ts'

/** What one player may send at once. */
const BURST = 50

let server: TestStudio
let leave: () => Promise<unknown>
beforeEach(async () => {
  server = await testStudio({ chainLength: 50 })
})
afterEach(async () => {
  await leave()
  await server.close()
})

/** Lets nobody write for a table until the returned function is called. */
async function stopWrites(table: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: server.ownerUrl })
  await client.connect()
  await client.query('begin')
  await client.query('select from studio.room where code = $1 for update', [table])
  return async () => {
    await client.query('rollback')
    await client.end()
  }
}

it('takes the moves of players while five others flood their table and its database is slow', async () => {
  const room = driveCards(server, 'holdem')
  leave = room.leaveAll
  const players = [await room.join('ann'), await room.join('ben')]
  for (const [chair, player] of players.entries()) await room.sit(player, 4 * chair, '50')
  await room.until(() => players.some((player) => player.view().hand?.options))
  const onlookers = []
  for (const user of ['c', 'd', 'e', 'f', 'g']) onlookers.push(await room.join(user))
  const actor = players.find((player) => player.view().hand?.options)!
  const other = players.find((player) => player !== actor)!
  const { turn, id } = actor.view().hand!

  const goOn = await stopWrites(room.table)
  const called = actor.moveAt(turn, { type: 'call', handId: id })
  let refused = 0
  const flood = onlookers.flatMap((onlooker) =>
    Array.from({ length: BURST }, async () => {
      const { status } = await onlooker.moveAt(0, { type: 'fold', handId: id })
      if (status === 429) refused += 1
      return status
    }),
  )
  try {
    await expect.poll(() => refused).toBeGreaterThan(4 * BURST)
  } finally {
    const sitsOut = other.move({ type: 'sitOut' })
    await goOn()
    expect((await called).status).toBe(200)
    expect((await sitsOut).status).toBe(200)
    expect(await Promise.all(flood)).not.toContain(200)
  }
})
