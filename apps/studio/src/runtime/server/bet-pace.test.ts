// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { createBetPace } from './bet-pace.ts'

function paced(paceMs: number | null) {
  const clock = { ms: 0 }
  const slept: number[] = []
  const long: string[] = []
  const pace = createBetPace(
    paceMs,
    () => clock.ms,
    (ms) => Promise.resolve(void slept.push(ms)),
  )
  return { clock, slept, long, pace, wait: () => pace.wait(() => long.push('long')) }
}

describe('the pace of bets on the page', () => {
  it('lets the first bet go at once and the next one wait for what is left since the answer', async () => {
    const { clock, slept, long, pace, wait } = paced(1_000)
    await wait()
    pace.answered()
    clock.ms = 400
    await wait()
    clock.ms = 1_000
    await wait()
    expect([slept, long]).toEqual([[600], []])
  })

  it('says so when a bet waits for long', async () => {
    const { long, pace, wait } = paced(5_000)
    pace.answered()
    await wait()
    expect(long).toEqual(['long'])
  })

  it('does not exist where the brand sets none', async () => {
    const { slept, pace, wait } = paced(null)
    pace.answered()
    await wait()
    expect(slept).toEqual([])
  })
})
