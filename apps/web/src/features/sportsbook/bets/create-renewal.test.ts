// SPDX-License-Identifier: Apache-2.0
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRenewal } from './create-renewal.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const opened = (isBusy = () => false) => {
  const renew = vi.fn<() => void>()
  return { renew, renewal: createRenewal({ pauseMs: 1_500, isBusy, renew }) }
}

describe('a list that follows changes', () => {
  it('is renewed though changes come all the time, once for all within a pause', () => {
    const { renew, renewal } = opened()
    for (let passed = 0; passed < 6_000; passed += 100) {
      renewal.changed()
      vi.advanceTimersByTime(100)
    }
    expect(renew).toHaveBeenCalledTimes(4)
  })

  it('waits for an answer that is on its way, and then asks again', () => {
    let busy = true
    const { renew, renewal } = opened(() => busy)
    renewal.changed()
    vi.advanceTimersByTime(4_000)
    expect(renew).not.toHaveBeenCalled()
    busy = false
    vi.advanceTimersByTime(1_500)
    expect(renew).toHaveBeenCalledTimes(1)
  })

  it('asks no more once it was stopped, and nothing without a change', () => {
    const { renew, renewal } = opened()
    vi.advanceTimersByTime(60_000)
    renewal.changed()
    renewal.stop()
    vi.advanceTimersByTime(60_000)
    expect(renew).not.toHaveBeenCalled()
  })
})
