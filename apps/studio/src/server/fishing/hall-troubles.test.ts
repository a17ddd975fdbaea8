// SPDX-License-Identifier: Apache-2.0
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../database.ts'
import { driveHalls, isPlain, kills, misses } from '../testing/fishing-players.ts'
import { dyingDatabase } from '../testing/dying-database.ts'
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
/** Everything in the air comes back, and what is owed is delivered. */
async function ends(): Promise<void> {
  server.clock.advance(12_500)
  await halls.until(async () => {
    server.clock.advance(1_000)
    await server.recover()
    return halls.settled()
  })
  expect(await halls.ledger()).toEqual(right)
}

describe('the wallet of a load', () => {
  it('that refuses it is a refusal in the gun message, and nothing flies', async () => {
    const ann = await halls.join('ann', { balance: 0.3 })
    ann.fire([1, 'single', 900, 0])
    await halls.until(() => ann.live.messages.some((one) => one.type === 'gun' && one.refused !== undefined))
    const gun = ann.live.messages.find((one) => one.type === 'gun' && one.refused !== undefined)
    expect(gun).toMatchObject({ refused: 'studio.notEnoughMoney', left: 0, worth: '0.00', dropped: [1] })
    expect(ann.fired()).toEqual([])
    expect(ann.balance()).toBe(0.3)
  })

  it.each(['silence', 'drop', 'http500', 'garbage', 'otherRequest'] as const)(
    'that answers a bet with %s lets no bullet fly, and has its stake back',
    async (kind) => {
      const ann = await halls.join('ann')
      server.wallet.trouble('/transaction/bet', { kind, booked: true })
      ann.fire([1, 'single', 900, 0])
      await halls.until(() =>
        ann.live.messages.some((one) => one.type === 'gun' && one.refused === 'studio.betNotTaken'),
      )
      expect(ann.fired()).toEqual([])
      await ends()
      expect(ann.balance()).toBe(1_000)
      server.clock.advance(2_000)
      await halls.fires(ann, 2)
    },
  )

  it.each([
    ['silence', true],
    ['silence', false],
    ['http500', true],
    ['http500', false],
  ] as const)('that answers a win with %s (booked: %s) gets it once', async (kind, booked) => {
    const ann = await halls.join('ann')
    const fish = await halls.fishOfKind(ann, isPlain)
    await halls.wantRolls('ann', 0, kills)
    await halls.fires(ann, 1)
    ann.hit([1, fish.fish])
    await halls.until(() => ann.shots().length === 1)
    server.wallet.trouble('/transaction/win', { kind, booked })
    server.clock.advance(2_500)
    await halls.until(
      () => server.wallet.calls.some(({ path }) => path === '/transaction/win') || kind === 'silence',
    )
    await halls.until(async () => {
      server.clock.advance(60_000)
      await server.recover()
      return halls.settled()
    })
    expect(await halls.ledger()).toEqual(right)
    const [taken] = ann.shots()[0]!.taken
    expect(ann.balance()).toBeCloseTo(1_000 + Number(taken!.win) - Number(ann.hall().stakes[0]), 5)
  })

  it('that says the account is closed frees the chair', async () => {
    const ann = await halls.join('ann')
    const ben = await halls.join('ben')
    server.wallet.trouble('/transaction/bet', { kind: 'status', status: 'RS_ERROR_USER_DISABLED' })
    ann.fire([1, 'single', 900, 0])
    await halls.until(() => ben.hall().chairs.length === 1)
    expect(ann.hall().own).toBeNull()
    await ends()
    expect(ann.balance()).toBe(1_000)
  })
})

describe('a process that is killed with open loads', () => {
  it('loses no bullet: what the log has counts, every other one comes back, and the pond has a new tide', async () => {
    const database = dyingDatabase(openDatabase({ url: server.environment.databaseUrl }, () => {}))
    const leaseTimes = { leaseMs: 600_000, renewEveryMs: 600_000 }
    const mortal = await server.beside({ database, leaseTimes })
    halls.use(mortal)
    const ann = await halls.join('ann')
    const ben = await halls.join('ben')
    const fish = await halls.fishOfKind(ann, isPlain)
    await halls.wantRolls('ann', 0, kills)
    await halls.fires(ann, 1)
    await halls.fires(ann, 2)
    await halls.fires(ben, 1)
    const { position } = ann.hall().tide!
    ann.hit([1, fish.fish])
    await halls.until(() => ann.shots().length === 1)
    // This one is neither stored nor visible.
    database.dieAt(1, 'before')
    ben.hit([1, fish.fish + 1])
    await mortal.rooms.halls.tick().catch(() => {})
    await server.rows('update studio.room set leased_until = clock_timestamp()')
    halls.use(undefined)
    await server.studio.rooms.halls.recover()
    await halls.until(async () => {
      await server.recover()
      return halls.settled()
    })
    expect(await halls.ledger()).toEqual(right)
    const [taken] = ann.shots()[0]!.taken
    const stake = Number(ann.hall().stakes[0])
    expect(ann.balance()).toBeCloseTo(1_000 + Number(taken!.win) - stake, 5)
    expect(ben.balance()).toBe(1_000)
    const again = await halls.enter(ann)
    expect(again.hall().tide!.position).toBe(position + 1)
    await halls.fires(again, 1)
  })
})

describe('while the database is away', () => {
  it('nothing of a shot is visible; it is stored and seen when it is back, once', async () => {
    const ann = await halls.join('ann')
    const fish = await halls.fishOfKind(ann, isPlain)
    await halls.wantRolls('ann', 0, misses)
    await halls.fires(ann, 1)
    await halls.fires(ann, 2)
    const bringBack = await server.takeDatabaseAway()
    ann.hit([1, fish.fish])
    // Once the hit has arrived.
    await expect
      .poll(() =>
        halls.tick().then(
          () => 'stored',
          () => 'failed',
        ),
      )
      .toBe('failed')
    await expect(halls.tick()).rejects.toThrow()
    expect(ann.shots()).toEqual([])
    await bringBack()
    await halls.until(() => ann.shots().length === 1)
    await ends()
    expect(ann.shots()).toHaveLength(1)
    expect(ann.balance()).toBeCloseTo(1_000 - Number(ann.hall().stakes[0]), 5)
  })
})

describe('a lost hall', () => {
  it('sends everybody away, and what was not stored never happened', async () => {
    const ann = await halls.join('ann')
    const fish = await halls.fishOfKind(ann, isPlain)
    await halls.wantRolls('ann', 0, kills)
    await halls.fires(ann, 1)
    await server.rows('update studio.room set epoch = epoch + 1, leased_until = clock_timestamp()')
    ann.hit([1, fish.fish])
    ann.say({ type: 'gun', stake: ann.hall().stakes[0]!, holds: false })
    expect(
      await Promise.race([
        ann.live.closed,
        halls.until(() => ann.live.socket.readyState === 3).then(() => ann.live.closed),
      ]),
    ).toBe(1012)
    expect(ann.shots()).toEqual([])
    const again = await halls.enter(ann)
    await halls.until(async () => {
      await server.recover()
      return halls.settled()
    })
    expect(await halls.ledger()).toEqual(right)
    expect(again.balance()).toBe(1_000)
  })
})

describe('a studio that drains', () => {
  it('lets nobody fire any more, gives back what is in the air, and hands the hall over', async () => {
    const ann = await halls.join('ann')
    await halls.fires(ann, 1)
    const other = await server.beside()
    server.studio.rooms.halls.leave()
    await halls.until(halls.settled)
    expect(ann.ended()).toEqual([[0, 1]])
    expect(ann.balance()).toBe(1_000)
    await halls.until(() => ann.live.socket.readyState === 3)
    halls.use(other)
    const again = await halls.enter(ann)
    await halls.fires(again, 1)
    await ends()
  })
})
