// SPDX-License-Identifier: Apache-2.0
import { declareFaults } from '../kit/index.ts'

export const rewardCentreFaults = declareFaults('rewardCentre', {
  claimed: { code: 'REWARD_CLAIMED', status: 200, text: 'fault.rewardCentre.claimed' },
  expired: { code: 'REWARD_EXPIRED', status: 200, text: 'fault.rewardCentre.expired' },
  cancelled: { code: 'REWARD_CANCELLED', status: 200, text: 'fault.rewardCentre.cancelled' },
})
