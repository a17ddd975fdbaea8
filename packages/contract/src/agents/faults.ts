// SPDX-License-Identifier: Apache-2.0
import { declareFaults } from '../kit/index.ts'

export const agentsFaults = declareFaults('agents', {
  /** Nobody can be placed below an account at the deepest level. */
  lineTooDeep: { code: 'LINE_TOO_DEEP', status: 200, text: 'fault.agents.lineTooDeep' },
  /** Nobody can have a better prize group than their upline. Details: `most`, the upline's. */
  groupAboveUpline: { code: 'GROUP_ABOVE_UPLINE', status: 200, text: 'fault.agents.groupAboveUpline' },
  noPrizeGroup: { code: 'NO_PRIZE_GROUP', status: 200, text: 'fault.agents.noPrizeGroup' },
})
