// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { onlyByOperators, sourcesFor } from './kinds.ts'
import { timelineSources } from './positions.ts'
import { isReasonForMember, visibleStaffActions } from './staff-actions.ts'

it('reads every source when no kind is named', () => {
  expect([...sourcesFor([])].toSorted()).toEqual([...timelineSources].toSorted())
})

it('finds an exclusion by an operator among the actions of the staff, and all changes under protection', () => {
  expect(sourcesFor(['staff'])).toEqual(new Set(['staff', 'protection']))
  expect(onlyByOperators(['staff'])).toBe(true)
  expect(onlyByOperators(['staff', 'protection'])).toBe(false)
  expect(onlyByOperators([])).toBe(false)
})

it('shows members no action about shared accounts, labels or lines, and no reason that is not for them', () => {
  const visible: readonly string[] = visibleStaffActions
  for (const internal of [
    'closeSharedLine',
    'changeLabels',
    'changeUpline',
    'askAccountStep',
    'offerContract',
  ])
    expect(visible).not.toContain(internal)
  expect(isReasonForMember('rejectWithdrawal')).toBe(true)
  expect(isReasonForMember('setAccountEnabled')).toBe(false)
})
