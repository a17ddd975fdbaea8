// SPDX-License-Identifier: Apache-2.0
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OwnChips, RoomChipsInput } from '../../room-protocol.ts'
import { Refused, Unanswered } from '../server/failures.ts'
import { createOwnChips } from './own-chips.ts'
import { createChipsSender } from './send-chips.ts'

const FAR = 10_000
const chips = (...spots: string[]) => spots.map((spot) => ({ spot, amount: '1.00' }))
const spotsOf = (input: Pick<OwnChips, 'chips'>) => input.chips.map(({ spot }) => spot)

/** A table that is open, with a server that answers as it is told. */
function table(answers: readonly ('yes' | 'silence' | 'no')[] = []) {
  const own = createOwnChips()
  own.follow('a', null, true)
  const calls: RoomChipsInput[] = []
  const failures: unknown[] = []
  const sender = createChipsSender(own, {
    post(input) {
      const answer = answers[calls.length] ?? 'yes'
      calls.push(input)
      if (answer === 'silence') return Promise.reject(new Unanswered('lost'))
      if (answer === 'no') return Promise.reject(new Refused({ code: 'studio.bettingClosed' }))
      return Promise.resolve(input)
    },
    changed: () => {},
    failed: (failure) => failures.push(failure),
  })
  return {
    ...{ own, calls, failures, sender },
    lay(leftMs: number, ...spots: string[]) {
      own.move(chips(...spots))
      sender.moved(leftMs)
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('chips on their way to a table with others', () => {
  it('that are thrown one after the other are one call', async () => {
    const { calls, lay, own } = table()
    lay(FAR, 'red')
    lay(FAR, 'red', 'odd')
    expect(calls).toEqual([])
    await vi.runAllTimersAsync()
    expect(calls.map(spotsOf)).toEqual([['red', 'odd']])
    expect([own.isSettled(), spotsOf({ chips: own.confirmed() })]).toEqual([true, ['red', 'odd']])
  })

  it('wait for nothing shortly before the close', () => {
    const { calls, lay } = table()
    lay(500, 'red')
    expect(calls).toHaveLength(1)
  })

  it('are sent again until they are answered', async () => {
    const { calls, lay, own, failures } = table(['silence', 'silence'])
    lay(FAR, 'red')
    await vi.runAllTimersAsync()
    expect(calls.map(({ revision }) => revision)).toEqual([1, 1, 1])
    expect([own.isSettled(), failures]).toEqual([true, []])
  })

  it('are not sent again once newer ones were, and nobody is told that they failed', async () => {
    const { calls, lay, failures } = table(['silence'])
    lay(100, 'red')
    await vi.advanceTimersByTimeAsync(10)
    lay(100, 'black')
    await vi.runAllTimersAsync()
    expect(calls.map(spotsOf)).toEqual([['red'], ['black']])
    expect(failures).toEqual([])
  })

  it('that were refused leave what the server has', async () => {
    const { lay, own, failures } = table(['yes', 'no'])
    lay(100, 'red')
    await vi.runAllTimersAsync()
    lay(100, 'red', 'black')
    await vi.runAllTimersAsync()
    expect([spotsOf({ chips: own.visible() }), failures.length]).toEqual([['red'], 1])
  })
})
