// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import type { StudioRefusalCode } from '../../protocol.ts'
import { Refused, sentenceOf, Unanswered } from './failures.ts'
import { retryUntilAnswered } from './retry-until-answered.ts'

/** A server that answers with these failures first, then with 'answer'. */
function server(...failures: Error[]) {
  let calls = 0
  return {
    call: () => {
      calls += 1
      const failure = failures.shift()
      return failure ? Promise.reject(failure) : Promise.resolve('answer')
    },
    calls: () => calls,
  }
}
const refused = (code: StudioRefusalCode) => new Refused({ code, reference: 'abc' })
const noPause = () => Promise.resolve()

describe('a call with its own id', () => {
  it('is repeated after lost answers and temporary refusals until it is answered, and reports that it waits', async () => {
    const { call, calls } = server(
      new Unanswered('network'),
      refused('studio.roundPending'),
      refused('studio.unavailable'),
      refused('studio.tooManyRequests'),
    )
    const waits: unknown[] = []
    expect(await retryUntilAnswered(call, (failure) => waits.push(failure), noPause)).toBe('answer')
    expect(calls()).toBe(5)
    expect(waits).toHaveLength(4)
  })

  it.each<StudioRefusalCode>([
    'studio.notEnoughMoney',
    'studio.sessionExpired',
    'studio.betNotTaken',
    'studio.bettingClosed',
  ])('is not repeated after a clear no: %s', async (code) => {
    const { call, calls } = server(refused(code))
    await expect(retryUntilAnswered(call, () => {}, noPause)).rejects.toThrow(code)
    expect(calls()).toBe(1)
  })

  it('is given up after a while', async () => {
    const { call, calls } = server(...Array.from({ length: 99 }, () => new Unanswered('network')))
    await expect(retryUntilAnswered(call, () => {}, noPause)).rejects.toThrow(Unanswered)
    expect(calls()).toBe(11)
  })

  it('calls a server with internal errors no more than three times', async () => {
    const { call, calls } = server(...Array.from({ length: 9 }, () => refused('studio.unexpected')))
    await expect(retryUntilAnswered(call, () => {}, noPause)).rejects.toThrow('studio.unexpected')
    expect(calls()).toBe(3)
  })
})

describe('the message of a failure', () => {
  it('contains formatted amounts and the reference of an unexpected one', () => {
    expect(sentenceOf(new Refused({ code: 'studio.winTooLarge', details: { maximum: '100000.00' } }))).toBe(
      'One round pays at most 100,000.00',
    )
    expect(sentenceOf(refused('studio.unexpected'))).toContain('abc')
    expect(sentenceOf(new Unanswered('network'))).toContain('No connection')
  })

  it('waits as long as the server says after a bet that came too early, at most the longest pace', async () => {
    const early = (waitMs: number) => new Refused({ code: 'studio.betTooEarly', details: { waitMs } })
    const pauses: number[] = []
    const { call } = server(early(1_200), early(3), early(1e9))
    const pause = (ms: number) => Promise.resolve(void pauses.push(ms))
    expect(await retryUntilAnswered(call, () => {}, pause)).toBe('answer')
    expect(pauses).toEqual([1_200, 3, 60_000])
  })

  it('gives up a bet that stays too early', async () => {
    const early = Array.from(
      { length: 20 },
      () => new Refused({ code: 'studio.betTooEarly', details: { waitMs: 5 } }),
    )
    await expect(retryUntilAnswered(server(...early).call, () => {}, noPause)).rejects.toThrow('betTooEarly')
  })
})
