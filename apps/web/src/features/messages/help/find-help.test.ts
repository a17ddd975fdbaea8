// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { findHelp, type HelpItem } from './use-help.ts'

const item = (id: number, title: string, content: string): HelpItem => ({ id, title, content, page: 'help' })
const items = [
  item(1, 'Deposits', '<p>Money <b>comes</b> in</p>'),
  item(2, 'Wíthdrawals', '<p>Money goes out</p>'),
]
const found = (wanted: string) => findHelp(items, wanted).map(({ id }) => id)

describe('searching the help', () => {
  it('finds words in titles and texts, ignoring case and accents', () => {
    expect(found('WITHDRAWALS')).toEqual([2])
    expect(found('money comes')).toEqual([1])
    expect(found('  money ')).toEqual([1, 2])
  })

  it('requires every word, and ignores the markup of the text', () => {
    expect(found('money lottery')).toEqual([])
    expect(found('<p>')).toEqual([])
  })

  it('shows everything without a search word', () => {
    expect(found('')).toEqual([1, 2])
  })
})
