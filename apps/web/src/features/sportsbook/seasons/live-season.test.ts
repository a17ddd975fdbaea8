// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { byPrice, newerMarkets, type SeasonMarket } from './live-season.ts'

const market = (version: number, prices: readonly number[], id = '7'): SeasonMarket => ({
  id,
  type: 'outright_winner',
  period: 'top_1',
  line: null,
  status: 'open',
  version,
  outcomes: prices.map((price, index) => ({ outcome: String(index + 1), price })),
})

describe('the markets of a season', () => {
  it('show the most likely competitor first, and those not on sale last', () => {
    expect(byPrice(market(1, [5_000, 0, 1_500, 0, 9_000])).map(({ outcome }) => outcome)).toEqual([
      '3',
      '1',
      '5',
      '2',
      '4',
    ])
  })

  it('are the newest of what was listed and what came live; an older message changes nothing', () => {
    const [listed, newer, older] = [market(3, [2_000]), market(4, [3_000]), market(2, [4_000])]
    expect(newerMarkets([listed], [newer])).toEqual([newer])
    expect(newerMarkets([listed], [older])).toEqual([listed])
    expect(newerMarkets([listed], [market(9, [1_500], '8')])).toEqual([listed])
  })
})
