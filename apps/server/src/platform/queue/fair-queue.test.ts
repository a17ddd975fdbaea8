// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { createFairQueue, QueueFull } from './fair-queue.ts'

const limits = { atOnce: 2, atOncePerKey: 2, waitingPerKey: 100, waitingInAll: 1_000 }

/** Work that ends when it is told to, and records when it started. */
function createWork() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  return {
    begun,
    of: (name: string) => () => {
      begun.push(name)
      return new Promise<string>((resolve) => ends.push(() => resolve(name)))
    },
    async endNext(): Promise<void> {
      ends.shift()?.()
      await new Promise(setImmediate)
    },
  }
}

describe('a fair queue', () => {
  it('gives a key with a single request the next turn but one, however many requests another key has', async () => {
    const queue = createFairQueue({ ...limits, atOnce: 1 })
    const work = createWork()
    const all = [
      ...Array.from({ length: 50 }, () => queue.run('loud', work.of('loud'))),
      queue.run('quiet', work.of('quiet')),
    ]
    await work.endNext()
    await work.endNext()
    expect(work.begun.slice(0, 3)).toEqual(['loud', 'loud', 'quiet'])
    for (let left = 0; left < 51; left += 1) await work.endNext()
    expect(await Promise.all(all)).toHaveLength(51)
  })

  it('never runs more at once than allowed, in all and for one key', async () => {
    const queue = createFairQueue({ ...limits, atOnce: 3, atOncePerKey: 2 })
    const [most, now] = [{ all: 0, ofOne: 0 }, new Map<string, number>()]
    const piece = (key: string) =>
      queue.run(key, async () => {
        now.set(key, (now.get(key) ?? 0) + 1)
        most.ofOne = Math.max(most.ofOne, now.get(key)!)
        most.all = Math.max(
          most.all,
          [...now.values()].reduce((sum, count) => sum + count),
        )
        await new Promise(setImmediate)
        now.set(key, now.get(key)! - 1)
      })
    await Promise.all(Array.from({ length: 90 }, (_, number) => piece(`key ${number % 2}`)))
    expect(most).toEqual({ all: 3, ofOne: 2 })
    expect(queue.size()).toEqual({ running: 0, waiting: 0 })
  })

  it('refuses at once what exceeds the waiting limits, of one key and of all', async () => {
    const queue = createFairQueue({ atOnce: 1, atOncePerKey: 1, waitingPerKey: 2, waitingInAll: 3 })
    const work = createWork()
    const taken = ['a', 'a', 'a'].map((key) => queue.run(key, work.of(key)))
    await expect(queue.run('a', work.of('a'))).rejects.toThrow(QueueFull)
    taken.push(queue.run('b', work.of('b')))
    await expect(queue.run('c', work.of('c'))).rejects.toThrow(QueueFull)
    for (let left = 0; left < 4; left += 1) await work.endNext()
    expect(await Promise.all(taken)).toEqual(['a', 'a', 'a', 'b'])
  })

  it('goes on after work that failed', async () => {
    const queue = createFairQueue({ ...limits, atOnce: 1 })
    const failed = queue.run('a', () => Promise.reject(new Error('broken')))
    const next = queue.run('a', () => Promise.resolve('done'))
    await expect(failed).rejects.toThrow('broken')
    expect(await next).toBe('done')
    expect(queue.size()).toEqual({ running: 0, waiting: 0 })
  })
})
