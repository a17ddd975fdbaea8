// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import type { TideView } from '../../../fishing-protocol.ts'
import { tideOf } from '../pond/tide-of.ts'
import { createSwimming } from './swimming.ts'

const view = (changes: Partial<TideView> = {}): TideView => ({
  ...{ position: 1, seed: 'a'.repeat(64), terminalHash: '', salt: '', startedAt: 1_000_000 },
  ...{ freezes: [], gone: [] },
  ...changes,
})
const start = async () => {
  const swimming = createSwimming()
  const tide = await tideOf(view().seed)
  swimming.begin(view(), tide)
  return { swimming, tide }
}
const positions = (list: ReturnType<ReturnType<typeof createSwimming>['at']>) =>
  list.filter(({ inPond }) => inPond).map(({ fish, x, y }) => [fish.id, Math.round(x), Math.round(y)])

describe('what swims', () => {
  it('is the same for whoever came first and whoever looks for the first time', async () => {
    const [early, late] = [await start(), await start()]
    for (let ms = 0; ms < 40_000; ms += 500) early.swimming.at(1_000_000 + ms)
    const seen = positions(early.swimming.at(1_040_000)).toSorted()
    expect(positions(late.swimming.at(1_040_000)).toSorted()).toEqual(seen)
    expect(
      early.swimming
        .whereAt(1_040_000)
        .map((one) => [...one])
        .toSorted(),
    ).toEqual(seen)
    expect(seen.length).toBeGreaterThan(4)
  })

  it('loses what was taken, and what was gone before the page came', async () => {
    const { swimming, tide } = await start()
    const [first, second] = positions(swimming.at(1_020_000))
    swimming.take(first![0]!)
    expect(positions(swimming.at(1_020_001)).map(([id]) => id)).not.toContain(first![0])
    swimming.begin(view({ gone: [second![0]!] }), tide)
    expect(positions(swimming.at(1_020_002)).map(([id]) => id)).not.toContain(second![0])
  })

  it('stands still while the pond is frozen', async () => {
    const { swimming } = await start()
    swimming.freeze([20_000, 6_000])
    const before = positions(swimming.at(1_020_000)).toSorted()
    expect(swimming.isFrozen(1_023_000)).toBe(true)
    expect(positions(swimming.at(1_025_900)).toSorted()).toEqual(before)
    expect(swimming.isFrozen(1_026_000)).toBe(false)
    expect(positions(swimming.at(1_027_000)).toSorted()).not.toEqual(before)
  })

  it('is cleared when the tide ends', async () => {
    const { swimming, tide } = await start()
    expect(swimming.sinceEndMs(1_000_000 + tide.durationMs)).toBe(0)
    expect(swimming.at(1_000_000 + tide.durationMs + 10)).toEqual([])
  })
})
