// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { drawName } from './draw-name.ts'

it('formats the day of a draw as a date, and leaves other numbers as they are', () => {
  expect(drawName('20261123')).toBe('2026-11-23')
  expect(drawName('202611230042')).toBe('2026-11-23 · 42')
  expect(['', 'X-1', '123'].map(drawName)).toEqual(['', 'X-1', '123'])
})
