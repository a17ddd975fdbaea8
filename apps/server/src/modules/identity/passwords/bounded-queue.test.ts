// SPDX-License-Identifier: Apache-2.0
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { manualClock } from '../../../platform/clock/clock.ts'
import { createBoundedQueue } from './bounded-queue.ts'

/** A queue with one slot, and work that ends when the test says so. */
function queueOfOne({ waitingAtMost = 9, restsPerWork = 0, longestRestMs = 1_000 } = {}) {
  const clock = manualClock()
  const queue = createBoundedQueue({ clock, atOnce: 1, waitingAtMost, restsPerWork, longestRestMs })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const give = (name: string, line?: 'first' | 'usual') =>
    queue.run(() => {
      begun.push(name)
      return new Promise<void>((resolve) => ends.set(name, resolve))
    }, line)
  return { queue, clock, begun, give, end: (name: string) => ends.get(name)?.() }
}

it('takes known callers before all others, each queue in its order', async () => {
  const { begun, give, end } = queueOfOne()
  const works = [give('now'), give('a'), give('b'), give('owner', 'first'), give('other owner', 'first')]
  for (const name of ['now', 'owner', 'other owner', 'a', 'b']) {
    await expect.poll(() => begun.at(-1)).toBe(name)
    end(name)
  }
  await Promise.all(works)
})

it('refuses at once when a queue is full, and leaves the other queue open', async () => {
  const { begun, give, end } = queueOfOne({ waitingAtMost: 1 })
  const works = [give('now'), give('a')]
  await expect(give('b')).rejects.toMatchObject({ fault: 'identity.busy' })
  works.push(give('owner', 'first'))
  for (const name of ['now', 'owner', 'a']) {
    await expect.poll(() => begun.at(-1)).toBe(name)
    end(name)
  }
  await Promise.all(works)
})

it('pauses a slot while others wait, in proportion to its work', async () => {
  const { clock, begun, give, end } = queueOfOne({ restsPerWork: 4 })
  const [first, second] = [give('first'), give('second')]
  clock.advance(50)
  end('first')
  await first
  await pause(20)
  expect(begun).toEqual(['first'])
  await expect.poll(() => begun).toEqual(['first', 'second'])
  end('second')
  await second
})

it('pauses no longer than the limit, however long the work took', async () => {
  const { clock, begun, give, end } = queueOfOne({ restsPerWork: 4, longestRestMs: 1 })
  const [first, second] = [give('first'), give('second')]
  clock.advance(3_600_000)
  end('first')
  await first
  await expect.poll(() => begun).toEqual(['first', 'second'])
  end('second')
  await second
})

it('takes the next at once if nobody waited', async () => {
  const { clock, begun, give, end } = queueOfOne({ restsPerWork: 1_000 })
  const first = give('first')
  clock.advance(1_000)
  end('first')
  await first
  const second = give('second')
  expect(begun).toEqual(['first', 'second'])
  end('second')
  await second
})

it('frees its slot after work that failed', async () => {
  const clock = manualClock()
  const queue = createBoundedQueue({ clock, atOnce: 1, waitingAtMost: 1, restsPerWork: 4, longestRestMs: 60 })
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await queue.run(() => Promise.resolve('whole'))).toBe('whole')
})
