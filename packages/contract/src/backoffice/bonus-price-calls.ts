// SPDX-License-Identifier: Apache-2.0
import { spendingOrders } from '@tessera/rules/bonuses/split-stake'
import { z } from 'zod'
import { BonusAmount, BonusPrice, BonusTermsBody, DepositAmount } from '../bonuses/price-shapes.ts'
import { BrandCode, call } from '../kit/index.ts'

/** What bonuses cost, for operators who write promotions. */
export const bonusPriceCalls = {
  priceBonus: call('backoffice.priceBonus', {
    http: 'POST /ops/bonuses/price',
    who: 'operator',
    may: 'contents',
    perMinute: 60,
    summary:
      'What a bonus with these terms costs its owner, by the returns of the games that count: what must be staked, what that loses on the average, and how simulated wagerings end. Members get the same figures before they claim it.',
    input: {
      terms: BonusTermsBody,
      bonus: BonusAmount,
      deposit: DepositAmount,
      brandCode: BrandCode,
      /** That of the brand if left out. */
      spendingOrder: z.enum(spendingOrders).optional(),
      /** Another seed gives other simulated figures within their error. */
      seed: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
    },
    output: BonusPrice,
    faults: ['backoffice.noBrand'],
  }),
}
