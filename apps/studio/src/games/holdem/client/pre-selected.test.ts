// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { actionOf, offeredChoices, stillMeans, type PreChoice, type PreSelection } from './pre-selected.ts'

const M = 1_000_000n
const flop = { id: 'hand-1', street: 'flop' as const }
const selected = (choice: PreChoice, call = 0n): PreSelection => ({
  ...{ choice, handId: flop.id, street: flop.street },
  call: call * M,
})
const mayCheck = { check: true, call: null }
const mustCall = (amount: string) => ({ check: false, call: amount })

describe('an action that was chosen before the turn', () => {
  it('is sent while it means what it meant', () => {
    expect(actionOf(selected('check'), flop, mayCheck)).toBe('check')
    expect(actionOf(selected('checkFold'), flop, mayCheck)).toBe('check')
    expect(actionOf(selected('checkFold'), flop, mustCall('8'))).toBe('fold')
    expect(actionOf(selected('call', 8n), flop, mustCall('8'))).toBe('call')
    expect(actionOf(selected('fold', 8n), flop, mustCall('8'))).toBe('fold')
  })

  it('never calls a raise that came after it, unless any call was wanted', () => {
    expect(actionOf(selected('call', 8n), flop, mustCall('24'))).toBeNull()
    expect(actionOf(selected('call', 8n), flop, mustCall('7.99'))).toBeNull()
    expect(actionOf(selected('callAny', 8n), flop, mustCall('24'))).toBe('call')
  })

  it('never folds for a check and never folds where it costs nothing to stay', () => {
    expect(actionOf(selected('check'), flop, mustCall('8'))).toBeNull()
    expect(actionOf(selected('fold', 8n), flop, mayCheck)).toBeNull()
    expect(actionOf(selected('callAny', 8n), flop, mayCheck)).toBe('check')
  })

  it('ends with its street and its hand', () => {
    for (const choice of ['checkFold', 'check', 'callAny'] as const) {
      expect(actionOf(selected(choice), { id: 'hand-1', street: 'turn' }, mayCheck)).toBeNull()
      expect(actionOf(selected(choice), { id: 'hand-2', street: 'flop' }, mayCheck)).toBeNull()
      expect(stillMeans(selected(choice), null, 0n)).toBe(false)
    }
  })

  it('is offered by what it would cost', () => {
    expect(offeredChoices(0n)).toEqual(['checkFold', 'check', 'callAny'])
    expect(offeredChoices(8n * M)).toEqual(['fold', 'call', 'callAny'])
  })
})
