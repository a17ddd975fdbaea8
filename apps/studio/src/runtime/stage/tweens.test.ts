// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { createTweens, fall, linear, overshoot, settle, swing } from './tweens.ts'

describe('movements of a scene', () => {
  it('go from their start to their end in the given time, and then rest', async () => {
    const seen: number[] = []
    let starts = 0
    const tweens = createTweens(() => {
      starts += 1
    })
    const done = tweens.run({ durationMs: 100, ease: linear, on: (progress) => seen.push(progress) })
    expect(tweens.step(25)).toBe(true)
    expect(tweens.step(50)).toBe(true)
    expect(tweens.step(50)).toBe(false)
    await done
    expect(seen).toEqual([0.25, 0.75, 1])
    expect(starts).toBe(1)
    expect(tweens.moving()).toBe(false)
  })

  it('wait for their delay', () => {
    const seen: number[] = []
    const tweens = createTweens(() => {})
    void tweens.run({ durationMs: 100, delayMs: 50, ease: linear, on: (progress) => seen.push(progress) })
    tweens.step(40)
    expect(seen).toEqual([])
    tweens.step(60)
    expect(seen).toEqual([0.5])
  })

  it('jump to their end after a long pause, however slow the screen', () => {
    const seen: number[] = []
    const tweens = createTweens(() => {})
    void tweens.run({ durationMs: 100, delayMs: 900, on: (progress) => seen.push(progress) })
    expect(tweens.step(60_000)).toBe(false)
    expect(seen).toEqual([1])
  })

  it('end without a last frame when they are cleared, and code that waits for them continues', async () => {
    const seen: number[] = []
    const tweens = createTweens(() => {})
    const done = tweens.run({ durationMs: 100, on: (progress) => seen.push(progress) })
    tweens.clear()
    await done
    expect(seen).toEqual([])
    expect(tweens.moving()).toBe(false)
  })

  it.each([
    ['linear', linear],
    ['settle', settle],
    ['swing', swing],
    ['fall', fall],
    ['overshoot', overshoot],
  ])('begin at 0 and end at 1: %s', (_name, ease) => {
    expect(ease(0)).toBeCloseTo(0)
    expect(ease(1)).toBeCloseTo(1)
  })
})
