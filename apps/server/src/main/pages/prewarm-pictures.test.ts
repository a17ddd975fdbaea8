// SPDX-License-Identifier: Apache-2.0
import { artVersion } from '@tessera/ui/art/index'
import { describe, expect, it } from 'vitest'
import { snapshotFor } from '../../modules/catalogue/search/snapshot-for-tests.ts'
import { manualClock } from '../../platform/clock/clock.ts'
import { prewarmPictures, type PrewarmDeps } from './prewarm-pictures.ts'

const slots = Array.from({ length: 60 }, (_, at) => ({
  name: `Slot ${at}`,
  isHot: at === 50,
  imgSize: at === 50 ? ('2x1' as const) : ('1x1' as const),
}))
const snapshot = snapshotFor(
  [...slots, { name: 'Dice', gameType: 'INHOUSE', vendorCode: 'BGS' }],
  [{ vendorCode: 'QK' }],
)

/** The first page of the site: its first banner in both shapes, the in-house game, the hot one. */
const order = [
  `/art/${artVersion}/banner/1200/welcome.avif`,
  `/art/${artVersion}/banner/780/welcome.avif`,
  `/art/${artVersion}/game/300/61.avif`,
  `/art/${artVersion}/game/300/51.avif`,
]

/** A renderer that takes 200 ms for each picture, and what was requested from it so far. */
function begin(changes: Partial<PrewarmDeps> = {}) {
  const [asked, clock] = [[] as string[], manualClock()]
  const ask = async (address: string): Promise<void> => {
    asked.push(address)
    clock.advance(200)
  }
  return {
    asked,
    ...prewarmPictures({
      ask,
      clock,
      snapshot: { current: async () => snapshot },
      messages: { drawnPictures: async () => ['welcome'] },
      log: { warn: () => undefined },
      lobbies: true,
      untilQuiet: async () => undefined,
      ...changes,
    }),
  }
}

describe('drawing ahead', () => {
  it('draws the first page of the site, then what the first pages of the lobbies contain, each once', async () => {
    const { asked, done } = begin()
    await done
    expect(asked.slice(0, 4)).toEqual(order)
    const later = asked.slice(4)
    expect(new Set(later).size).toBe(later.length)
    // The hot slot is first in its lobby, so 41 others are on the first page with it; Dice has a page of its
    // own.
    expect(later.filter((url) => url.startsWith(`/art/${artVersion}/game/`))).toHaveLength(43)
    expect(later).toEqual(
      expect.arrayContaining([
        `/art/${artVersion}/wide/480/51.avif`,
        `/art/${artVersion}/vendor/240/QK.avif`,
      ]),
    )
  })

  it('draws only the first page of the site unless configured otherwise', async () => {
    const { asked, done } = begin({ lobbies: false })
    await done
    expect(asked).toEqual(order)
  })

  it('waits while the platform is busy, and ends when the server closes', async () => {
    const { promise: waits, resolve: isWaiting } = Promise.withResolvers<void>()
    const { asked, stop } = begin({
      untilQuiet: (signal) =>
        new Promise((_, reject) => {
          isWaiting()
          signal.addEventListener('abort', () => reject(new Error('stopped')))
        }),
    })
    await waits
    await stop()
    expect(asked).toHaveLength(order.length + 1)
  })
})
