// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { memberStages, roundedDuration, withdrawalStages } from './withdrawal-stages.ts'

it('says a duration in minutes, then hours, then days, and never less than it was', () => {
  const minute = 60_000
  expect([0, 1, minute, minute + 1, 60 * minute].map(roundedDuration)).toEqual(
    [1, 1, 1, 2, 60].map((value) => ({ value, unit: 'minute' })),
  )
  expect([60 * minute + 1, 48 * 60 * minute].map(roundedDuration)).toEqual(
    [2, 48].map((value) => ({ value, unit: 'hour' })),
  )
  expect(roundedDuration(48 * 60 * minute + 1)).toEqual({ value: 3, unit: 'day' })
})

it('keeps from members only that a second operator decides', () => {
  expect(withdrawalStages.filter((stage) => !memberStages.some((visible) => visible === stage))).toEqual([
    'checked',
  ])
})
