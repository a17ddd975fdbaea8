// SPDX-License-Identifier: Apache-2.0
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createWatchedIds, mostWatched } from './watched-ids.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function openPage() {
  const sent: (readonly string[])[] = []
  return { sent, watched: createWatchedIds((ids) => sent.push(ids), Date.now) }
}
const manyIds = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index + 1))

describe('what a page watches', () => {
  it('is sent once for all parts that begin together, each id once', () => {
    const { sent, watched } = openPage()
    for (const id of ['1', '2', '1']) watched.watch(id)
    vi.advanceTimersByTime(100)
    expect(sent).toEqual([['1', '2']])
  })

  it('is watched until the last part has stopped', () => {
    const { sent, watched } = openPage()
    const [first, second] = [watched.watch('1'), watched.watch('1')]
    vi.advanceTimersByTime(100)
    first()
    first()
    vi.advanceTimersByTime(100)
    second()
    vi.advanceTimersByTime(100)
    expect(sent).toEqual([['1'], []])
  })

  it('is not sent again when nothing has changed in the end', () => {
    const { sent, watched } = openPage()
    const stop = watched.watch('1')
    vi.advanceTimersByTime(100)
    stop()
    watched.watch('1')
    vi.advanceTimersByTime(100)
    expect(sent).toEqual([['1']])
  })

  it('never has more than the platform allows; what was there first stays, and others follow it', () => {
    const { sent, watched } = openPage()
    const stops = manyIds(mostWatched + 2).map((id) => watched.watch(id))
    vi.advanceTimersByTime(100)
    expect(sent[0]).toEqual(manyIds(mostWatched))
    stops[0]!()
    vi.advanceTimersByTime(100)
    expect(sent[1]).toEqual(manyIds(mostWatched + 1).slice(1))
  })

  it('is sent no more often than the platform allows, and is the newest in the end', () => {
    const { sent, watched } = openPage()
    for (const id of manyIds(200)) {
      const stop = watched.watch(id)
      vi.advanceTimersByTime(150)
      if (id !== '200') stop()
    }
    // Within half a minute: five at once and ten that grew back.
    expect(sent.length).toBeLessThanOrEqual(15)
    vi.advanceTimersByTime(10_000)
    expect(sent.at(-1)).toEqual(['200'])
  })
})
