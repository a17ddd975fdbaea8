// SPDX-License-Identifier: Apache-2.0
import { declareFaults } from '../kit/index.ts'

export const rewardsFaults = declareFaults('rewards', {
  /** A wrong payment password, with the code that the calls of points use (D-143). */
  badPassword: { code: 'BAD_PASSWORD', status: 200, text: 'fault.identity.badPaymentPassword' },
  insufficientPoints: { code: 'INSUFFICIENT_POINTS', status: 200, text: 'fault.rewards.insufficientPoints' },
  belowMinimum: { code: 'BELOW_MINIMUM', status: 200, text: 'fault.rewards.belowMinimum' },
  notMultiple: { code: 'NOT_MULTIPLE', status: 200, text: 'fault.rewards.notMultiple' },
  outOfStock: { code: 'OUT_OF_STOCK', status: 200, text: 'fault.rewards.outOfStock' },
  rankTooLow: { code: 'RANK_TOO_LOW', status: 200, text: 'fault.rewards.rankTooLow' },
  /** The rebate is smaller than what can be claimed. */
  rebateBelowMinimum: {
    code: 'BELOW_MINIMUM',
    status: 200,
    text: 'fault.rewards.rebateBelowMinimum',
  },
  contactRequired: { code: 'CONTACT_REQUIRED', status: 200, text: 'fault.rewards.contactRequired' },
})
