// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { openCenterPages } from './center-pages.ts'

const all = { toUpline: true, referralPromo: true, memberCenter: true }

describe('the menu of the member centre', () => {
  it('has the fifteen pages of the house in their order', () => {
    expect(openCenterPages(all)).toEqual([
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
      'referral',
      'missionLeaderboard',
      'messageV2',
      'manualRebate',
      'playerRank',
    ])
  })

  it.each([
    ['transferUpline', 'toUpline'],
    ['referral', 'referralPromo'],
    ['manualRebate', 'memberCenter'],
  ] as const)('has %s only with %s', (page, fact) => {
    const pages = openCenterPages({ ...all, [fact]: false })
    expect(pages).not.toContain(page)
    expect(pages).toHaveLength(14)
  })
})
