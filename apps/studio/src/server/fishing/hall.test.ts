// SPDX-License-Identifier: Apache-2.0
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fishKinds } from '../../games/fishing/pond/kinds.ts'
import { driveHalls, isPlain, kills, misses } from '../testing/fishing-players.ts'
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

describe('a fishing hall', () => {
  it('takes a load before a bullet flies, pays what it takes, and gives back what it did not play', async () => {
    const ann = await halls.join('ann')
    const fish = await halls.fishOfKind(ann, isPlain)
    const { multiples } = fishKinds[fish.code]
    await halls.wantRolls('ann', 0, kills)
    ann.fire([1, 'single', 900, 0])
    await halls.until(() => ann.fired().length === 1)
    const [stake] = ann.hall().stakes
    expect(ann.balance()).toBe(1_000 - 5 * Number(stake))
    expect(ann.gun()).toMatchObject({ left: 4, worth: (5 * Number(stake)).toFixed(2) })
    ann.hit([1, fish.fish])
    await halls.until(() => ann.shots().length === 1)
    expect(ann.shots()[0]).toMatchObject({
      chair: 0,
      bullet: 1,
      met: [fish.fish],
      taken: [{ fish: fish.fish, code: fish.code, multiplier: multiples[0]!.multiple }],
    })
    server.clock.advance(2_500)
    await halls.until(halls.settled)
    const won = Number(stake) * multiples[0]!.multiple
    expect(ann.balance()).toBeCloseTo(1_000 - Number(stake) + won, 5)
    const win = server.wallet.calls.findLast(({ path }) => path === '/transaction/win')!
    expect(win.body['meta']).toEqual({ unplayed: Math.round(4 * Number(stake) * 100_000) })
    expect(await server.rows('select kind, amount from studio.fishing_pool_move')).toEqual([
      { kind: 'contribution', amount: String((Number(stake) * 1_000_000) / 200) },
    ])
    await halls.until(() => ann.gun().worth === '0.00')
    expect(ann.gun().left).toBe(0)
  })

  it('lets a bullet that took nothing be spent, and one that met no fish come back after ten seconds', async () => {
    const ann = await halls.join('ann')
    const fish = await halls.fishOfKind(ann, isPlain)
    await halls.wantRolls('ann', 0, misses)
    ann.fire([1, 'single', 900, 0], [2, 'single', 900, 0])
    await halls.until(() => ann.fired().length === 2)
    ann.hit([1, fish.fish])
    await halls.until(() => ann.shots().length === 1)
    expect(ann.shots()[0]!.taken).toEqual([])
    await halls.pass(9_900)
    expect(ann.ended()).toEqual([])
    await halls.pass(200)
    await halls.until(halls.settled)
    expect(ann.ended()).toEqual([[0, 2]])
    expect(ann.balance()).toBeCloseTo(1_000 - Number(ann.hall().stakes[0]), 5)
  })
})
