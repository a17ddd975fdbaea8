// SPDX-License-Identifier: Apache-2.0
import { afterEach, expect, it, vi } from 'vitest'
import { watchBytes } from './watch-bytes.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('reports a connection that has sent too many bytes since the last look, and no other', () => {
  vi.useFakeTimers()
  const bytes = watchBytes({ bytesBetweenLooks: 100, lookEveryMs: 1_000 })
  const flood = { socket: { bytesRead: 5_000 }, tooMuch: vi.fn<() => void>() }
  const calm = { socket: { bytesRead: 0 }, tooMuch: vi.fn<() => void>() }
  const gone = { socket: { bytesRead: 0 }, tooMuch: vi.fn<() => void>() }
  for (const connection of [flood, calm]) bytes.watch(connection)
  bytes.watch(gone)()
  // What was read before the watch, such as the upgrade, does not count.
  vi.advanceTimersByTime(1_000)
  expect(flood.tooMuch).not.toHaveBeenCalled()
  flood.socket.bytesRead += 101
  calm.socket.bytesRead += 100
  gone.socket.bytesRead += 101
  vi.advanceTimersByTime(1_000)
  expect([flood, calm, gone].map(({ tooMuch }) => tooMuch.mock.calls.length)).toEqual([1, 0, 0])
  bytes.stop()
})
