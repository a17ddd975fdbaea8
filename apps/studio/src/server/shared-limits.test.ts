// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ofOne } from './http/throttle.ts'
import type { RunningStudio } from './studio.ts'
import { testStudio, type TestStudio } from './testing/test-studio.ts'

/** Each process notifies the others of a player from about the third simultaneous call. */
const untold = 2

let server: TestStudio
let second: RunningStudio
beforeAll(async () => {
  server = await testStudio({}, { limitsStore: 'database' })
  second = await server.beside()
})
afterAll(() => server.close())

/**
 * So many calls of a session, at alternating processes: how many were allowed. Counts are exchanged after
 * each.
 */
async function admitted(
  session: string,
  processes: readonly RunningStudio[],
  calls: number,
): Promise<number> {
  let count = 0
  for (let call = 0; call < calls; call += 1) {
    const { status } = await server.ask(
      session,
      'GET',
      '/api/session',
      undefined,
      processes[call % processes.length]?.address,
    )
    if (status !== 429) count += 1
    for (const { deps } of processes) await deps.sharedCounts?.exchange()
  }
  return count
}

describe('limits that two processes of the studio share', () => {
  it('let a player who alternates between them make as many calls at once as at one', async () => {
    expect(await admitted(await server.launch('dice', 'alone'), [server.studio], 2 * ofOne.atOnce)).toBe(
      ofOne.atOnce,
    )
    const count = await admitted(
      await server.launch('dice', 'both'),
      [server.studio, second],
      2 * ofOne.atOnce,
    )
    expect(count).toBeGreaterThanOrEqual(ofOne.atOnce)
    expect(count).toBeLessThanOrEqual(ofOne.atOnce + 2 * untold)
  })

  it('do not affect anybody else, and recover with time', async () => {
    const session = await server.launch('dice', 'patient')
    await admitted(session, [server.studio, second], 2 * ofOne.atOnce)
    expect(await admitted(await server.launch('dice', 'bystander'), [second], 1)).toBe(1)
    expect(await admitted(session, [second], 1)).toBe(0)
    server.clock.advance(10_000)
    expect(await admitted(session, [second, server.studio], 10)).toBe(10)
  })

  it('are counted by each process alone while the table is unavailable, which is logged once', async () => {
    const session = await server.launch('dice', 'outage')
    await server.rows('alter table studio.request_count rename to request_count_gone')
    const count = await admitted(session, [server.studio, second], 4 * ofOne.atOnce)
    expect(count).toBe(2 * ofOne.atOnce)
    const said = () => server.logged.filter((line) => line.startsWith('counts of requests are not shared'))
    // One line of each of the two processes.
    expect(said()).toHaveLength(2)
    await server.rows('alter table studio.request_count_gone rename to request_count')
    const back = () =>
      server.logged.filter((line) => line.startsWith('counts of requests are shared again')).length
    await expect.poll(back).toBe(2)
  })
})
