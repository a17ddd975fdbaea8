// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { drawFloats } from '../../../fair/seeds.ts'
import { buildLimboStory } from '../story.ts'
import { limboChance } from '../maths.ts'
import { buildSlideStory } from './story.ts'

const stake = { amount: 1_000_000n, unit: 10_000n }
const SPACE = 2 ** 32

describe('slide', () => {
  it('stops where limbo stops and pays what limbo pays, whose returns are proven', async () => {
    const floats = await drawFloats({ serverSeed: 'a'.repeat(64), clientSeed: 'slide', nonce: 1 }, 200)
    for (const float of [0, 1 / SPACE, (SPACE - 1) / SPACE, ...floats])
      for (const targetHundredths of [101, 150, 200, 1_000, 100_000_000]) {
        const [slid, risen] = [buildSlideStory, buildLimboStory].map((build) =>
          build({ targetHundredths }, stake, [float]),
        )
        expect([slid!.multiplier, slid!.payout]).toEqual([risen!.multiplier, risen!.payout])
        expect(slid!.events.map(({ type: _type, ...rest }) => rest)).toEqual(
          risen!.events.map(({ type: _type, ...rest }) => rest),
        )
      }
  })

  it('wins for exactly the floats that its chance counts', () => {
    for (const targetHundredths of [150, 200, 12_345]) {
      const { numerator, denominator } = limboChance({ targetHundredths })
      const wins = Number((numerator * BigInt(SPACE)) / denominator)
      const pays = (value: number) => buildSlideStory({ targetHundredths }, stake, [value / SPACE]).payout
      expect([pays(wins - 1) > 0n, pays(wins)]).toEqual([true, 0n])
    }
  })
})
