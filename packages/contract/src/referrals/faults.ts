// SPDX-License-Identifier: Apache-2.0
import { declareFaults } from '../kit/index.ts'

export const referralsFaults = declareFaults('referrals', {
  off: { code: 'REFERRAL_OFF', status: 404, text: 'fault.call.notFound' },
})
