// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { QueueFull } from './fair-queue.ts'
import { createGatherer, type GatherOptions } from './gather.ts'

interface Item {
  group: string
  key: string
  name: string
}
const item = (group: string, key: string, name = key): Item => ({ group, key, name })
const nextTurn = () => new Promise(setImmediate)

/** A gatherer whose batches end when the test ends them, and the names of each in the order of their starts. */
function held(limits: Partial<GatherOptions<Item, string>> = {}) {
  const begun: string[][] = []
  const ends: (() => void)[] = []
  const gatherer = createGatherer<Item, string>({
    groupOf: ({ group }) => group,
    keyOf: ({ key }) => key,
    largestBatch: 3,
    atOnce: 2,
    mostWaiting: 100,
    run: (batch) => {
      begun.push(batch.map(({ name }) => name))
      return new Promise((resolve) => {
        ends.push(() => resolve(batch.map(({ name }) => ({ value: name }))))
      })
    },
    ...limits,
  })
  return {
    begun,
    gatherer,
    async endFirst(): Promise<void> {
      ends.shift()?.()
      await nextTurn()
      await nextTurn()
    },
  }
}

describe('a gatherer', () => {
  it('takes what waits at the same moment together, in the order of arrival, and what comes meanwhile next', async () => {
    const { begun, gatherer, endFirst } = held()
    const first = ['ann', 'bea'].map((key) => gatherer.submit(item('a', key)))
    await nextTurn()
    const later = ['cem', 'dan', 'eva', 'fay'].map((key) => gatherer.submit(item('a', key)))
    await nextTurn()
    expect([begun, gatherer.size()]).toEqual([[['ann', 'bea']], { running: 2, waiting: 4 }])
    await endFirst()
    await endFirst()
    await endFirst()
    expect(begun).toEqual([['ann', 'bea'], ['cem', 'dan', 'eva'], ['fay']])
    expect(await Promise.all([...first, ...later])).toEqual(['ann', 'bea', 'cem', 'dan', 'eva', 'fay'])
    expect(gatherer.size()).toEqual({ running: 0, waiting: 0 })
  })

  it('gives somebody with very many items one slot in each batch', async () => {
    const { begun, gatherer, endFirst } = held()
    const asked = [
      ...Array.from({ length: 5 }, (_, n) => gatherer.submit(item('a', 'loud', `loud${n}`))),
      gatherer.submit(item('a', 'quiet')),
    ]
    await nextTurn()
    expect(begun[0]).toEqual(['loud0', 'quiet'])
    for (let left = 0; left < 5; left += 1) await endFirst()
    expect(begun.slice(1)).toEqual([['loud1'], ['loud2'], ['loud3'], ['loud4']])
    await Promise.all(asked)
  })

  it('has one batch of a group at a time, and gives groups turns', async () => {
    const { begun, gatherer, endFirst } = held({ atOnce: 1, largestBatch: 1 })
    const asked = ['a1', 'a2', 'a3'].map((key) => gatherer.submit(item('a', key)))
    asked.push(gatherer.submit(item('b', 'b1')))
    await nextTurn()
    for (let left = 0; left < 4; left += 1) await endFirst()
    expect(begun.flat()).toEqual(['a1', 'b1', 'a2', 'a3'])
    await Promise.all(asked)
  })

  it('does not let a group that is stuck hold up another', async () => {
    const { begun, gatherer, endFirst } = held()
    const asked = [gatherer.submit(item('stuck', 'one'))]
    await nextTurn()
    asked.push(gatherer.submit(item('stuck', 'two')), gatherer.submit(item('other', 'three')))
    await nextTurn()
    expect(begun).toEqual([['one'], ['three']])
    for (let left = 0; left < 3; left += 1) await endFirst()
    expect(await Promise.all(asked)).toEqual(['one', 'two', 'three'])
  })

  it('refuses at once what is too much, and takes more again later', async () => {
    const { gatherer, endFirst } = held({ mostWaiting: 2 })
    const asked = [gatherer.submit(item('a', 'one')), gatherer.submit(item('a', 'two'))]
    await expect(gatherer.submit(item('a', 'three'))).rejects.toThrow(QueueFull)
    await nextTurn()
    const later = gatherer.submit(item('a', 'four'))
    await endFirst()
    await endFirst()
    expect(await Promise.all([...asked, later])).toEqual(['one', 'two', 'four'])
  })

  it('answers each with its own error, and all of a batch that fails with that of the batch', async () => {
    let fails = false
    const gatherer = createGatherer<Item, string>({
      groupOf: () => '',
      keyOf: ({ key }) => key,
      largestBatch: 10,
      atOnce: 1,
      mostWaiting: 10,
      run: async (batch) => {
        if (fails) throw new Error('all')
        return batch.map(({ key }) => (key === 'bad' ? { error: new Error('own') } : { value: key }))
      },
    })
    const both = () =>
      Promise.allSettled([gatherer.submit(item('', 'good')), gatherer.submit(item('', 'bad'))])
    expect(await both()).toMatchObject([{ value: 'good' }, { reason: { message: 'own' } }])
    fails = true
    expect(await both()).toMatchObject([{ reason: { message: 'all' } }, { reason: { message: 'all' } }])
    expect(gatherer.size()).toEqual({ running: 0, waiting: 0 })
  })
})
