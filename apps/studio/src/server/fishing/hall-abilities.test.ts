// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { writeHall } from '@tessera/rules/games/fishing/halls'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fishKinds } from '../../games/fishing/pond/kinds.ts'
import { driveHalls, isPlain, kills } from '../testing/fishing-players.ts'
import { connectLive } from '../testing/live-client.ts'
import { testStudio, type TestStudio } from '../testing/test-studio.ts'
import { deleteOldLines } from './store/line-store.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let server: TestStudio
let halls: ReturnType<typeof driveHalls>
beforeEach(async () => {
  server = await testStudio({ chainLength: 200 })
  halls = driveHalls(server)
})
afterEach(async () => {
  await halls.leaveAll()
  await server.close()
})

async function ends(): Promise<void> {
  server.clock.advance(12_500)
  await halls.until(halls.settled)
  expect(await halls.ledger()).toEqual({ wrongLoads: 0, wrongPools: 0, wrongWallets: [] })
}

describe('a fish with an ability', () => {
  it('that freezes stops every fish for everybody while bullets fly on', async () => {
    const [ann, ben] = [await halls.join('ann'), await halls.join('ben')]
    const fish = await halls.fishOfKind(ann, (code) => code === 'freezer')
    await halls.wantRolls('ann', 0, kills)
    await halls.fires(ann, 1)
    ann.hit([1, fish.fish])
    await halls.until(() => ann.shots().length === 1 && ben.shots().length === 1)
    const frozen = ben.live.messages.flatMap((one) => (one.type === 'pond' && one.freeze ? [one.freeze] : []))
    expect(frozen).toEqual([[server.clock.now() - ben.hall().tide!.startedAt, 6_000]])

    // A page that comes now draws the same.
    const eve = await halls.join('eve')
    expect(eve.hall().tide!.freezes).toEqual(frozen)
    const before = await halls.fishOf(eve)
    server.clock.advance(5_000)
    expect(await halls.fishOf(eve)).toEqual(before)
    const still = before.find(({ code, fish: id }) => isPlain(code) && id !== fish.fish)
    if (still) {
      await halls.fires(ben, 1)
      ben.hit([1, still.fish])
      await halls.until(() => ben.shots().length === 2)
    }
    await ends()
  })

  it.each(['eel', 'bombfish'] as const)(
    'that takes others (%s) takes those around it, and what all of them return is paid',
    async (code) => {
      const ann = await halls.join('ann')
      const fish = await halls.fishOfKind(ann, (one) => one === code)
      await halls.wantRolls('ann', 0, kills)
      await halls.fires(ann, 1)
      ann.hit([1, fish.fish])
      await halls.until(() => ann.shots().length === 1)
      const { taken } = ann.shots()[0]!
      expect(taken[0]).toMatchObject({ fish: fish.fish, code, multiplier: fishKinds[code].mean })
      for (const other of taken.slice(1))
        expect(other).toMatchObject({ by: fish.fish, multiplier: fishKinds[other.code].mean })
      const stake = Number(ann.hall().stakes[0])
      const won = taken.reduce((sum, { multiplier }) => sum + multiplier, 0)
      expect(won).toBeLessThanOrEqual(500)
      // What is gone is gone for everybody.
      const left = (await halls.fishOf(ann)).map(({ fish: id }) => id)
      expect(left.filter((id) => taken.some((one) => one.fish === id))).toEqual([])
      await ends()
      expect(ann.balance()).toBeCloseTo(1_000 - stake + won * stake, 2)
    },
  )
})

describe('who may not play any more', () => {
  it('is refused the next load when their session has ended, and has back what flew', async () => {
    const ann = await halls.join('ann')
    await halls.fires(ann, 1)
    server.clock.advance(7 * DAY_MS)
    await halls.until(async () => (await halls.settled()) || (await server.recover(), false))
    ann.fire([2, 'single', 900, 0])
    await halls.until(() =>
      ann.live.messages.some((one) => one.type === 'gun' && one.refused === 'studio.sessionExpired'),
    )
    expect(ann.fired()).toHaveLength(1)
    expect(ann.balance()).toBe(1_000)
  })
})

describe('play money', () => {
  const launch = async (user: string): Promise<string> => {
    const token = randomUUID()
    server.wallet.tokens.set(token, user)
    server.wallet.balances.set(user, 100_000_000)
    const answer = await server.operator('/game/url', {
      ...{ operator_id: 'brand1', game_code: 'inh_fishing_reef', user, token },
      ...{ currency: 'USD', lang: 'en', platform: 'GPL_DESKTOP', meta: { play_money: true } },
    })
    return server.open(answer.body.url)
  }

  it('meets no money: its halls, its jackpot and its counts are its own', async () => {
    const session = await launch('fun')
    const stranger = await connectLive(server.studio.address, {
      ...{ type: 'hello', session, table: halls.hallNamed(1) },
    })
    await stranger.closed
    const name = { look: 'reef', currency: 'USD', playMoney: true, level: 1, number: 1 } as const
    const fun = await halls.enter({ user: 'fun', session }, writeHall(name))
    const fish = await halls.fishOfKind(fun, isPlain)
    await halls.wantRolls('fun', 0, kills)
    await halls.fires(fun, 1)
    fun.hit([1, fish.fish])
    await halls.until(() => fun.shots().length === 1)
    await ends()
    expect(await server.rows('select distinct play_money from studio.fishing_pool_move')).toEqual([
      { play_money: true },
    ])
    expect(await server.rows('select from studio.fishing_return')).toEqual([])
  })
})

describe('the log of a hall', () => {
  it('is deleted a day after, but not while a load from before it is open', async () => {
    const ann = await halls.join('ann')
    const fish = await halls.fishOfKind(ann, isPlain)
    await halls.fires(ann, 1)
    await halls.fires(ann, 2)
    ann.hit([1, fish.fish])
    await halls.until(() => ann.shots().length === 1)
    const lines = async () => (await server.rows('select from studio.fishing_line')).length
    expect(await lines()).toBe(1)
    const { database } = server.studio.deps
    // The second bullet is still in the air.
    await deleteOldLines(database, server.clock.now() + DAY_MS + 1)
    expect(await lines()).toBe(1)
    await ends()
    await deleteOldLines(database, server.clock.now())
    expect(await lines()).toBe(1)
    await deleteOldLines(database, server.clock.now() + DAY_MS + 1)
    expect(await lines()).toBe(0)
  })
})
