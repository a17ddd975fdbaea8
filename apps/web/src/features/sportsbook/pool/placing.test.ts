// SPDX-License-Identifier: Apache-2.0
import { afterEach, describe, expect, it } from 'vitest'
import {
  decidePlacing,
  forgetPlacing,
  placingOf,
  readPlacings,
  savePlacing,
  type StakePlacing,
} from './placing.ts'

const [requestId, otherId] = ['0b6b1f0e-6f0a-4a65-9d8e-000000000001', '0b6b1f0e-6f0a-4a65-9d8e-000000000002']
const placing: StakePlacing = {
  who: '7',
  requestId,
  sentAtMs: 1_800_000_000_000,
  question: { eventId: '17', side: 'wala', stake: 5 },
}

afterEach(() => forgetPlacing('7'))

describe('a stake in a pool on its way', () => {
  it('is kept until it is known what became of it, and no other one is taken meanwhile', () => {
    expect(savePlacing(placing)).toBe(true)
    expect(savePlacing({ ...placing, requestId: otherId })).toBe(false)
    expect(placingOf('7')?.requestId).toBe(requestId)
    decidePlacing('7', otherId, { kind: 'placed' })
    expect(placingOf('7')?.outcome).toBeUndefined()
    decidePlacing('7', requestId, { kind: 'placed' })
    expect(savePlacing({ ...placing, requestId: otherId })).toBe(true)
    expect(placingOf('7')).toMatchObject({ requestId: otherId })
  })

  it('is read again after a reload, and what is no stake is dropped', () => {
    expect(readPlacings(JSON.stringify([placing]))).toEqual([placing])
    for (const broken of [
      { ...placing, requestId: 'x' },
      { ...placing, question: { ...placing.question, side: 'draw' } },
      { ...placing, question: { ...placing.question, eventId: '-1' } },
      { ...placing, outcome: { kind: 'refused' } },
      { ...placing, sentAtMs: 'now' },
      null,
    ])
      expect(readPlacings(JSON.stringify([broken]))).toEqual([])
    expect(readPlacings('{')).toEqual([])
    expect(readPlacings('{}')).toEqual([])
  })
})
