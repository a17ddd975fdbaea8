// SPDX-License-Identifier: Apache-2.0
import { amountFromWire, type Amount } from '@tessera/rules/money'
import type { Settings } from '../../platform/settings/settings.ts'
import { wagerTimesOf } from '../bonuses/index.ts'

/** What a brand promises for a friend. */
export interface ReferralTerms {
  days: number
  deposit: Amount
  validBets: Amount
  reward: Amount
  wagerTimes: number
  commissionPercent: number
}

export const referralTerms = async (settings: Settings): Promise<ReferralTerms> => ({
  days: await settings.read('referrals.days'),
  deposit: amountFromWire(await settings.read('referrals.deposit')),
  validBets: amountFromWire(await settings.read('referrals.validBets')),
  reward: amountFromWire(await settings.read('referrals.reward')),
  wagerTimes: await wagerTimesOf(settings, 'referrals.wagerTimes'),
  commissionPercent: await settings.read('referrals.commissionPercent'),
})
