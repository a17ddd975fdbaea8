// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { rollsOfBullet } from '../../games/fishing/pond/rolls.ts'
import { drawRolls } from './draw-rolls.ts'
import { reloadAfter } from './pace-of-fire.ts'
import { contributionOf, settleLoad } from './settle-load.ts'
import type { StoredShot } from './stored-shot.ts'

const seeds = { serverSeed: 'a5'.repeat(32), clientSeed: 'mine', nonce: 7 }

describe('what a hall draws', () => {
  it.each([0, 1, 19])('for bullet %i is what every page draws', async (bullet) => {
    const all = await rollsOfBullet(seeds, bullet)
    expect(drawRolls(seeds, bullet, 64)).toEqual(all)
    expect(drawRolls(seeds, bullet, 3)).toEqual(all.slice(0, 8))
  })
})

describe('a load', () => {
  const shot = (more: Partial<StoredShot>): StoredShot => ({
    ...{ load: 'one', type: 'shot', bullet: 0, weapon: 'single', used: 1, met: ['sprat'], taken: [] },
    ...more,
  })

  it('pays fish, jackpots and bullets that were not played', () => {
    const shots = [
      shot({ taken: [{ code: 'sprat', multiple: 2 }] }),
      shot({ bullet: 1 }),
      shot({
        bullet: 2,
        weapon: 'net',
        used: 3,
        met: ['angel', 'tang'],
        taken: [{ code: 'tang', multiple: 6 }],
      }),
      shot({ bullet: 5, jackpot: '12.34' }),
    ]
    expect(settleLoad({ stake: 100_000n, bullets: 20 }, shots)).toEqual({
      won: 800_000n + 12_340_000n,
      unplayed: 1_400_000n,
      payout: 800_000n + 12_340_000n + 1_400_000n,
      usedBullets: 6,
    })
  })

  it('without a shot comes back as it was paid', () => {
    expect(settleLoad({ stake: 100_000n, bullets: 5 }, [])).toEqual({
      ...{ won: 0n, unplayed: 500_000n, payout: 500_000n, usedBullets: 0 },
    })
  })

  it('gives half a per cent of what was played to the jackpot', () => {
    expect(contributionOf(100_000n, 20)).toBe(10_000n)
    expect(contributionOf(100_000n, 0)).toBe(0n)
  })
})

describe('the pace of a gun', () => {
  it('lets weapons fire at their own pace, a few at once, and never faster however they change', () => {
    let reloadedAtMs = 0
    let shots = 0
    for (let nowMs = 100_000; nowMs < 110_000; nowMs += 20)
      for (const weapon of ['single', 'net', 'laser'] as const) {
        const next = reloadAfter(reloadedAtMs, weapon, nowMs)
        if (next === undefined) continue
        reloadedAtMs = next
        shots += weapon === 'single' ? 1 : 0
      }
    expect(reloadedAtMs).toBeLessThan(112_000)
    expect(shots).toBeLessThan(105)
  })

  it('is that of its weapon over a long time', () => {
    const shotsIn = (weapon: 'single' | 'net' | 'laser'): number => {
      let [reloadedAtMs, shots] = [0, 0]
      for (let nowMs = 100_000; nowMs < 160_000; nowMs += 10) {
        const next = reloadAfter(reloadedAtMs, weapon, nowMs)
        if (next === undefined) continue
        reloadedAtMs = next
        shots += 1
      }
      return shots
    }
    expect([shotsIn('single'), shotsIn('net'), shotsIn('laser')]).toEqual([604, 242, 61])
  })
})
