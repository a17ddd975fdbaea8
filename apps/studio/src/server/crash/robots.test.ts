// SPDX-License-Identifier: Apache-2.0
import { afterEach, describe, expect, it } from 'vitest'
import { timeOf } from '../../games/crash/maths.ts'
import { connectLive } from '../testing/live-client.ts'
import { testStudio, type TestStudio } from '../testing/test-studio.ts'
import { leavingBetween, robotsOf, viewRobot } from './robots.ts'

let server: TestStudio | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

const open = async (demonstration: boolean): Promise<TestStudio> =>
  (server = await testStudio({ chainLength: 50 }, { demonstration }))

async function tableOf(isDemonstration: boolean) {
  const server = await open(isDemonstration)
  const session = await server.launch('crash', 'only one')
  const live = await connectLive(server.studio.address, { type: 'hello', session })
  await live.phase('closed')
  await server.studio.table.tick()
  return { server, live, betting: await live.phase('betting') }
}

describe('the robots of a demonstration', () => {
  it('fill the table, are marked, leave as the curve passes their points, and are no rounds', async () => {
    const { server, live, betting } = await tableOf(true)
    expect(betting.tableBets.length).toBeGreaterThanOrEqual(5)
    expect(betting.tableBets.every(({ robot, mine }) => robot && !mine)).toBe(true)
    server.clock.advance(60_000)
    await server.studio.table.tick()
    await live.phase('running')
    server.clock.advance(timeOf(1_000_000))
    await server.studio.table.tick()
    const crashed = await live.phase('crashed')
    for (const { leftAtHundredths, payout } of crashed.tableBets) {
      expect(leftAtHundredths === null).toBe(payout === null)
      if (leftAtHundredths !== null) expect(leftAtHundredths).toBeLessThanOrEqual(crashed.pointHundredths)
    }
    expect(await server.rows('select 1 from studio.round')).toEqual([])
    expect(server.wallet.calls.filter(({ path }) => path.includes('/transaction/'))).toEqual([])
    await live.close()
  })

  it('are not at a table for money', async () => {
    const { live, betting } = await tableOf(false)
    expect(betting.tableBets).toEqual([])
    await live.close()
  })

  it('are the same for everybody who looks at a round, and leave once', () => {
    const robots = robotsOf('a round')
    expect(robotsOf('a round')).toEqual(robots)
    expect(robotsOf('another round')).not.toEqual(robots)
    expect(new Set(robots.map(({ name }) => name)).size).toBe(robots.length)
    const [first] = robots.toSorted((one, other) => one.exitHundredths - other.exitHundredths)
    const exit = first!.exitHundredths
    expect(leavingBetween(robots, 100, exit)).toContain(first)
    expect(leavingBetween(robots, exit, 100_000)).not.toContain(first)
    expect(viewRobot('a round', first!, exit - 1).payout).toBeNull()
    expect(viewRobot('a round', first!, exit).payout).not.toBeNull()
  })
})
