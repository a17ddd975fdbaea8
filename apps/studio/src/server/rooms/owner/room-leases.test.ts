// SPDX-License-Identifier: Apache-2.0
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testStudio, type TestStudio } from '../../testing/test-studio.ts'
import { createRoomLeases, type RoomLeases } from './room-leases.ts'

let server: TestStudio
let started: RoomLeases[]
beforeEach(async () => {
  server = await testStudio()
  started = []
})
afterEach(async () => {
  for (const leases of started) leases.stop()
  await server.close()
})

/** A process with a clock of its own that only the test moves; its leases last eight minutes, in which no busy machine ends a test. */
function start(name: string) {
  const clock = { ms: 0 }
  const lost: string[] = []
  const leases = createRoomLeases(server.studio.deps, {
    ownAddress: () => `http://${name}.test`,
    leaseMs: 480_000,
    renewEveryMs: 600_000,
    monotonicMs: () => clock.ms,
  })
  started.push(leases)
  const of = (room: string) => leases.of({ room, game: 'crash', lost: () => lost.push(room) })
  return { clock, lost, of, isPeer: leases.isPeer }
}
const endLeases = () => server.rows('update studio.room set leased_until = clock_timestamp()')

describe('the lease of a room', () => {
  it('belongs to one process, and leads the others to it', async () => {
    const [here, there] = [start('here'), start('there')]
    const [own, other] = [here.of('a'), there.of('a')]
    const taken = await Promise.all([own.take(), other.take()])
    expect(taken.filter(Boolean)).toHaveLength(1)
    const [winner, loser] = taken[0] ? [own, other] : [other, own]
    const [its, another] = taken[0] ? [here, there] : [there, here]
    expect(await winner.elsewhere()).toBeUndefined()
    const owner = await loser.elsewhere()
    expect(owner?.address).toBe(taken[0] ? 'http://here.test' : 'http://there.test')
    expect([its.isPeer(owner?.secret), its.isPeer('invented'), another.isPeer(owner?.secret)]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('is not used to its end, by a clock that nobody can set, and is renewed where nobody took it', async () => {
    const { clock, of, lost } = start('here')
    const own = of('a')
    await own.take()
    const lease = own.current()
    clock.ms = 419_999
    expect(own.current()).toEqual(lease)
    clock.ms = 420_000
    expect(own.current()).toBeUndefined()
    expect(await own.take()).toBe(true)
    expect(own.current()).toEqual(lease)
    expect(lost).toEqual([])
  })

  it('passes on when it has ended or was given back, with a new epoch, and the last owner hears that it is lost', async () => {
    const [here, there] = [start('here'), start('there')]
    const [own, other] = [here.of('a'), there.of('a')]
    await own.take()
    const { epoch } = own.current()!
    expect(await other.take()).toBe(false)
    await endLeases()
    expect(await other.take()).toBe(true)
    expect(other.current()?.epoch).toBe(epoch + 1n)
    here.clock.ms = 420_000
    expect(await own.take()).toBe(false)
    expect(here.lost).toEqual(['a'])
    await other.leave()
    expect(await own.take()).toBe(true)
    expect(await other.take()).toBe(false)
  })
})
