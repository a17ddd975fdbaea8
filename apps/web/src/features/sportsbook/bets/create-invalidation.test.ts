// SPDX-License-Identifier: Apache-2.0
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createInvalidation } from './create-invalidation.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const opened = (isBusy = () => false) => {
  const invalidate = vi.fn<() => void>()
  return { invalidate, invalidation: createInvalidation({ pauseMs: 1_500, isBusy, invalidate }) }
}

describe('a list that follows changes', () => {
  it('is loaded again though changes come all the time, once for all within a pause', () => {
    const { invalidate, invalidation } = opened()
    for (let passed = 0; passed < 6_000; passed += 100) {
      invalidation.changed()
      vi.advanceTimersByTime(100)
    }
    expect(invalidate).toHaveBeenCalledTimes(4)
  })

  it('waits for an answer that is on its way, and then loads again', () => {
    let busy = true
    const { invalidate, invalidation } = opened(() => busy)
    invalidation.changed()
    vi.advanceTimersByTime(4_000)
    expect(invalidate).not.toHaveBeenCalled()
    busy = false
    vi.advanceTimersByTime(1_500)
    expect(invalidate).toHaveBeenCalledTimes(1)
  })

  it('loads no more once it was stopped, and nothing without a change', () => {
    const { invalidate, invalidation } = opened()
    vi.advanceTimersByTime(60_000)
    invalidation.changed()
    invalidation.stop()
    vi.advanceTimersByTime(60_000)
    expect(invalidate).not.toHaveBeenCalled()
  })
})
