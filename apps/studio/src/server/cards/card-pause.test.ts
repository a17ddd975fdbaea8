// SPDX-License-Identifier: Apache-2.0
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { driveCards } from '../testing/card-players.ts'
import { testStudio, type TestStudio } from '../testing/test-studio.ts'

let server: TestStudio
let room: ReturnType<typeof driveCards<'holdem'>>
beforeEach(async () => {
  server = await testStudio({ chainLength: 50 })
  room = driveCards(server, 'holdem')
})
afterEach(async () => {
  await room.leaveAll()
  await server.close()
})

describe('a pause by the operator', () => {
  it('lets the hand end and none begin, and says so; members may leave with everything', async () => {
    const [ann, ben] = [await room.join('ann'), await room.join('ben')]
    await room.sit(ann, 0, '50')
    await room.sit(ben, 1, '50')
    await room.until(() => ann.view().hand !== null && ben.view().hand !== null)
    const step = { operator_id: 'brand1', room: room.table, by: 'olga', reason: 'a look at the table' }
    expect((await server.operator('/room/pause', { ...step, paused: true })).status).toBe(200)
    const actor = [ann, ben].find((player) => player.view().own === player.view().hand!.actor)!
    const { id, turn } = actor.view().hand!
    expect((await actor.moveAt(turn, { type: 'fold', handId: id })).status).toBe(200)
    await room.until(() => ann.view().hand === null)
    for (let seconds = 0; seconds < 20; seconds += 1) await room.pass(1_000)
    await room.until(() => ann.view().paused === true)
    expect(ann.view().hand).toBeNull()
    await server.operator('/room/pause', { ...step, paused: false })
    await room.until(async () => {
      await room.pass(2_000)
      return ann.view().hand !== null
    })
    expect(ann.view().paused).toBeUndefined()
  })

  it('is of tables only that exist', async () => {
    const step = { operator_id: 'brand1', by: 'olga', reason: 'x', paused: true }
    for (const name of ['cards:holdem:USD:money:2:0', 'cards:holdem', 'cards:whist:USD:money:2:1'])
      expect((await server.operator('/room/pause', { ...step, room: name })).status).toBe(404)
  })
})
