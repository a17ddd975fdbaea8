// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { oddsFromText, oddsOf, oddsTableFromText, oddsTableToText, displayOdds, oddsToText } from './odds.ts'

describe('odds', () => {
  it('read decimals and ratios exactly and write them back', () => {
    for (const text of ['99', '9.5', '1.95', '980/3', '0', '0.5', '8000', '490/27', '0.000001'])
      expect(oddsToText(oddsFromText(text)!)).toBe(text)
    expect(oddsFromText('9.50')).toEqual({ numerator: 19n, denominator: 2n })
    expect(oddsOf(196n, 200n)).toEqual({ numerator: 49n, denominator: 50n })
  })

  it('accept nothing else', () => {
    for (const text of [
      '',
      '-1',
      '1,95',
      '1e3',
      '.5',
      '5.',
      '3/0',
      '3/',
      'NaN',
      '1.2.3',
      '9'.repeat(13),
      ' 9',
    ])
      expect(oddsFromText(text)).toBeUndefined()
  })

  it('never promise more than is paid when they are displayed', () => {
    expect(['980/3', '9.5', '99', '8000', '1.999'].map((text) => displayOdds(oddsFromText(text)!))).toEqual([
      '326.66',
      '9.5',
      '99',
      '8000',
      '1.99',
    ])
  })

  it('have every tier again after a database column', () => {
    const table = { 5: oddsOf(440n, 1n), 4: oddsOf(980n, 3n) }
    expect(oddsTableToText(table)).toEqual({ 5: '440', 4: '980/3' })
    expect(oddsTableFromText(oddsTableToText(table))).toEqual(table)
    expect(oddsTableFromText({ win: 'much' })).toBeUndefined()
  })
})
