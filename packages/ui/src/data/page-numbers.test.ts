// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

describe('the pager', () => {
  it('shows five pages around the current one and two at each margin [LOBBY-052]', () => {
    expect(pageNumbers(10, 20)).toEqual([1, 2, 'gap', 8, 9, 10, 11, 12, 'gap', 19, 20])
  })

  it('keeps five pages in view at the ends', () => {
    expect(pageNumbers(1, 20)).toEqual([1, 2, 3, 4, 5, 'gap', 19, 20])
    expect(pageNumbers(20, 20)).toEqual([1, 2, 'gap', 16, 17, 18, 19, 20])
  })

  it('shows all of few pages and fills a gap of one', () => {
    expect(pageNumbers(2, 3)).toEqual([1, 2, 3])
    expect(pageNumbers(6, 8)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })
})
