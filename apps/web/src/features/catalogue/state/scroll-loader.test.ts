// SPDX-License-Identifier: Apache-2.0
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createScrollLoader } from './scroll-loader.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const opened = (wanted = () => true) => {
  const load = vi.fn<() => void>()
  return { load, loader: createScrollLoader({ wanted, load }) }
}

describe('scrolling near the end of a list', () => {
  it('loads the next page 300 ms after the last scroll event [CONST-022]', () => {
    const { load, loader } = opened()
    for (let moved = 0; moved < 10; moved += 1) {
      loader.moved()
      vi.advanceTimersByTime(200)
    }
    expect(load).not.toHaveBeenCalled()
    vi.advanceTimersByTime(99)
    expect(load).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('starts no second load within 500 ms after one, but then continues by itself while the end is near [CONST-023]', () => {
    const { load, loader } = opened()
    loader.moved()
    vi.advanceTimersByTime(300)
    loader.moved()
    vi.advanceTimersByTime(499)
    expect(load).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('loads nothing far from the end, at the end of all games, or after it was stopped', () => {
    const { load, loader } = opened(() => false)
    loader.moved()
    vi.advanceTimersByTime(5_000)
    const stopped = opened()
    stopped.loader.moved()
    stopped.loader.stop()
    vi.advanceTimersByTime(5_000)
    expect([load.mock.calls.length, stopped.load.mock.calls.length]).toEqual([0, 0])
  })
})
