// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PresentFish } from '../../games/fishing/pond/areas.ts'
import { driveHalls, isPlain, kills, type HallPage } from '../testing/fishing-players.ts'
import { testStudio, type TestStudio } from '../testing/test-studio.ts'

let server: TestStudio
let halls: ReturnType<typeof driveHalls>
beforeEach(async () => {
  server = await testStudio({ chainLength: 50 })
  halls = driveHalls(server)
})
afterEach(async () => {
  await halls.leaveAll()
  await server.close()
})

const right = { wrongLoads: 0, wrongPools: 0, wrongWallets: [] }
async function ends(): Promise<void> {
  server.clock.advance(12_500)
  await halls.until(halls.settled)
  expect(await halls.ledger()).toEqual(right)
}
async function fishInBoth(ann: HallPage, ben: HallPage): Promise<[PresentFish, PresentFish]> {
  for (;;) {
    const anns = await halls.fishOfKind(ann, isPlain)
    const bens = (await halls.fishOf(ben)).find(({ code }) => isPlain(code))
    if (bens) return [anns, bens]
    await halls.pass(500)
  }
}
const winsJackpot = ([jackpot]: readonly number[]): boolean => jackpot! < 5_000

describe('the jackpot', () => {
  it('that is won in halls of two processes at once is paid once, and the pool is what its moves come to', async () => {
    const ann = await halls.join('ann', { hall: halls.hallNamed(1, 1) })
    const other = await server.beside()
    halls.drive(other)
    const ben = await halls.join('ben', { hall: halls.hallNamed(1, 2), at: other })
    const [annsFish, bensFish] = await fishInBoth(ann, ben)
    await server.rows(`
      with seed as (insert into studio.fishing_pool_move (round_id, kind, bullet, level, currency, play_money, amount, at)
        values (gen_random_uuid(), 'contribution', 0, 1, 'USD', false, 12345678, now()))
      update studio.fishing_pool set amount = amount + 12345678 where level = 1`)
    await halls.wantRolls('ann', 0, winsJackpot)
    await halls.wantRolls('ben', 0, winsJackpot)
    await halls.fires(ann, 1)
    await halls.fires(ben, 1)
    ann.hit([1, annsFish.fish])
    ben.hit([1, bensFish.fish])
    await halls.until(() => ann.shots().length + ben.shots().length === 2)
    const paid = [...ann.shots(), ...ben.shots()].map(({ jackpot }) => jackpot).toSorted()
    // Rounded down to cents, and the second finds what is left of it.
    expect(paid).toEqual(['0.00', '12.34'])
    await ends()
    expect(ann.balance() + ben.balance()).toBeGreaterThan(2_012)
    const [moves] = await server.rows(
      `select count(*)::integer as count from studio.fishing_pool_move where kind = 'jackpot' and amount < 0`,
    )
    expect(moves).toEqual({ count: 1 })
  })
})

describe('held fire', () => {
  it('buys full loads ahead, two at most, at the pace of the brand', async () => {
    const ann = await halls.join('ann', { pace: 1_000 })
    const [stake] = ann.hall().stakes
    ann.say({ type: 'gun', stake: stake!, holds: true })
    await halls.fires(ann, 1)
    await halls.until(() => ann.gun().left === 19)
    for (let bullet = 2; bullet <= 15; bullet += 1) {
      server.clock.advance(100)
      await halls.fires(ann, bullet)
    }
    await halls.until(() => ann.gun().left === 25)
    expect(server.wallet.calls.filter(({ path }) => path === '/transaction/bet')).toHaveLength(2)
    await ends()
    expect(ann.balance()).toBe(1_000)
  })

  it('waits for the next load where the pace is longer than a load lasts', async () => {
    const ann = await halls.join('ann', { pace: 10_000 })
    ann.say({ type: 'gun', stake: ann.hall().stakes[0]!, holds: true })
    await halls.fires(ann, 1)
    server.clock.advance(5_000)
    ann.fire([2, 'single', 900, 0])
    await halls.until(() =>
      ann.live.messages.some((one) => one.type === 'gun' && one.dropped?.includes(2) === true),
    )
    expect(ann.fired()).toHaveLength(1)
    server.clock.advance(5_000)
    await halls.fires(ann, 3)
    await ends()
  })

  it('is by hand where the brand offers no automatic bets', async () => {
    const ann = await halls.join('ann')
    ann.say({ type: 'gun', stake: ann.hall().stakes[0]!, holds: true })
    await halls.fires(ann, 1)
    await halls.until(() => ann.gun().left === 4)
  })
})

describe('area weapons', () => {
  it('a laser that meets nothing costs nothing, and one that meets fish plays at most what those are worth', async () => {
    const ann = await halls.join('ann')
    // Out of the pond.
    ann.fire([1, 'laser', 900, 0])
    await halls.until(() => ann.ended().length === 1)
    expect(ann.gun().left).toBe(10)
    const stake = Number(ann.hall().stakes[0])
    server.clock.advance(900)
    for (
      let angle = 1_810, bullet = 2;
      ann.shots().length === 0 && angle < 3_600;
      angle += 150, bullet += 1
    ) {
      server.clock.advance(1_000)
      const at = bullet
      ann.fire([at, 'laser', angle, 0])
      await halls.until(() => ann.fired().some(([, number]) => number === at))
    }
    const [shot] = ann.shots()
    expect(shot).toMatchObject({ weapon: 'laser' })
    expect(shot!.met.length).toBeGreaterThan(0)
    await ends()
    const won = shot!.taken.reduce((sum, { win }) => sum + Number(win), 0)
    expect(ann.balance()).toBeGreaterThanOrEqual(1_000 + won - 10 * stake - 1e-6)
  })

  it('a net takes a fish and plays on those around it', async () => {
    const ann = await halls.join('ann')
    const fish = await halls.fishOfKind(ann, isPlain)
    await halls.wantRolls('ann', 0, kills)
    ann.fire([1, 'net', 900, 0])
    await halls.until(() => ann.fired().length === 1)
    expect(ann.gun().left).toBe(2)
    ann.hit([1, fish.fish])
    await halls.until(() => ann.shots().length === 1)
    expect(ann.shots()[0]!.met[0]).toBe(fish.fish)
    await ends()
  })
})

describe('tides', () => {
  it('follow each other by the links of a chain, each public when it begins and never used twice', async () => {
    const ann = await halls.join('ann')
    const first = ann.hall().tide!
    expect(first.position).toBe(1)
    await halls.until(() => {
      server.clock.advance(5_000)
      return ann.hall().tide!.position === 2
    })
    const second = ann.hall().tide!
    const hashed = (text: string) => createHash('sha256').update(text).digest('hex')
    expect(hashed(first.seed)).toBe(first.terminalHash)
    expect(hashed(second.seed)).toBe(first.seed)
    expect(second.gone).toEqual([])
  })
})

describe('an operator who pauses a hall', () => {
  const pause = (paused: boolean) =>
    server.operator('/room/pause', {
      operator_id: 'brand1',
      room: halls.hallNamed(1),
      paused,
      by: 'Ada',
      reason: 'The pond looks wrong',
    })

  it('lets bullets in the air finish while nobody fires, and lets it go on', async () => {
    const ann = await halls.join('ann')
    const fish = await halls.fishOfKind(ann, isPlain)
    await halls.wantRolls('ann', 0, kills)
    await halls.fires(ann, 1)
    expect((await pause(true)).status).toBe(200)
    await server.studio.rooms.halls.recover()
    await halls.until(() => ann.hall().paused === true)
    ann.fire([2, 'single', 900, 0])
    ann.hit([1, fish.fish])
    await halls.until(() => ann.shots().length === 1)
    expect(ann.fired()).toHaveLength(1)
    await halls.until(halls.settled)
    await pause(false)
    await server.studio.rooms.halls.recover()
    await halls.until(() => ann.hall().paused === undefined)
    server.clock.advance(2_000)
    await halls.fires(ann, 3)
    await ends()
  })

  it('lets no load begin after the answer, also before the process has noticed', async () => {
    const ann = await halls.join('ann')
    await pause(true)
    ann.fire([1, 'single', 900, 0])
    await halls.until(() =>
      ann.live.messages.some((one) => one.type === 'gun' && one.refused === 'studio.bettingClosed'),
    )
    await ends()
    expect(ann.balance()).toBe(1_000)
  })
})
