// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { cashOutOf, pointOf, recordedFlight, replayMs } from './recorded-flight.ts'
import { buildCrashStory } from './story.ts'

const stake = { amount: 1_000_000n, unit: 10_000n }

describe('the curve of a recorded bet', () => {
  it.each([100, 170, 5_000, 100_000_000])(
    'rises from 1.00x and crashes at its point, %i hundredths',
    (point) => {
      const shares = Array.from({ length: 101 }, (_, index) => index / 100)
      const flights = shares.map((share) => recordedFlight('round', point, share))
      expect(flights[0]!.hundredths).toBe(100)
      expect(flights.at(-1)).toMatchObject({ phase: 'crashed', hundredths: point })
      for (const [index, { phase, hundredths }] of flights.slice(0, -1).entries()) {
        expect(phase).toBe('running')
        expect(hundredths).toBeLessThanOrEqual(flights[index + 1]!.hundredths)
      }
    },
  )

  it('is read from the record: the crash point always, the cash-out if there was one', () => {
    const won = buildCrashStory(150, 231, stake)
    const lost = buildCrashStory(300, 231, stake)
    expect([pointOf(won), cashOutOf(won)]).toEqual([231, 150])
    expect([pointOf(lost), cashOutOf(lost)]).toEqual([231, undefined])
    expect(pointOf({ events: [{ type: 'cashOut', atHundredths: 150 }] })).toBeUndefined()
  })

  it('is shown as it was, and a long one faster', () => {
    expect(replayMs(150)).toBe(6_758)
    expect(replayMs(100_000_000)).toBe(12_000)
  })
})
