// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { openCenterPages } from './center-pages.ts'

describe('the menu of the member centre', () => {
  it('has its pages in order, the fifteen of the specification, safer play, identity check and timeline, and none that is not built', () => {
    expect(openCenterPages({ toUpline: true, memberCenter: true, referralPromo: true })).toEqual([
      'securityCenter',
      'saferPlay',
      'identityCheck',
      'timeline',
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

  it('offers the transfer to the upline only to members who have one', () => {
    const pages = openCenterPages({ toUpline: false, memberCenter: true, referralPromo: true })
    expect(pages).not.toContain('transferUpline')
    expect(pages).toHaveLength(17)
  })

  it('offers the manual rebate only at a brand with a member centre', () => {
    const pages = openCenterPages({ toUpline: true, memberCenter: false, referralPromo: true })
    expect(pages).not.toContain('manualRebate')
    expect(pages).toHaveLength(17)
  })

  it('offers to invite friends only at a brand where members may', () => {
    const pages = openCenterPages({ toUpline: true, memberCenter: true, referralPromo: false })
    expect(pages).not.toContain('referral')
    expect(pages).toHaveLength(17)
  })
})
