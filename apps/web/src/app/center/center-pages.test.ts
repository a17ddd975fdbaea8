// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { openCenterPages } from './center-pages.ts'

describe('the menu of the member centre', () => {
  it('has its thirteen pages in order, and none that is not built', () => {
    expect(openCenterPages({ toUpline: true, memberCenter: true })).toEqual([
      'securityCenter',
      'transferFund',
      'depositv2',
      'withdraw',
      'transferUpline',
      'personalHistoryCopy',
      'transactionHistory',
      'personalProfit',
      'bonusDetails',
      'rewardCenter',
      'messageV2',
      'manualRebate',
      'playerRank',
    ])
  })

  it('offers the transfer to the upline only to members who have one', () => {
    const pages = openCenterPages({ toUpline: false, memberCenter: true })
    expect(pages).not.toContain('transferUpline')
    expect(pages).toHaveLength(12)
  })

  it('offers the manual rebate only at a brand with a member centre', () => {
    const pages = openCenterPages({ toUpline: true, memberCenter: false })
    expect(pages).not.toContain('manualRebate')
    expect(pages).toHaveLength(12)
  })
})
