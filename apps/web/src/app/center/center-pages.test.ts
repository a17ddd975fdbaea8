// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { openCenterPages } from './center-pages.ts'

describe('the menu of the member centre', () => {
  it('has its eleven pages in order, and none that is not built', () => {
    expect(openCenterPages({ toUpline: true })).toEqual([
      'securityCenter',
      'transferFund',
      'depositv2',
      'withdraw',
      'transferUpline',
      'personalHistoryCopy',
      'transactionHistory',
      'personalProfit',
      'bonusDetails',
      'messageV2',
      'playerRank',
    ])
  })

  it('offers the transfer to the upline only to members who have one', () => {
    const pages = openCenterPages({ toUpline: false })
    expect(pages).not.toContain('transferUpline')
    expect(pages).toHaveLength(10)
  })
})
