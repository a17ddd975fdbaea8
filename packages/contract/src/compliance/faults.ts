// SPDX-License-Identifier: Apache-2.0
import { declareFaults } from '../kit/index.ts'

export const complianceFaults = declareFaults('compliance', {
  /** The member takes a break or is excluded. The value says which and until when. */
  excluded: { code: 'EXCLUDED', status: 403, text: 'fault.compliance.excluded' },
  /** A limit of the member does not allow this. The value names it, what is left, and until when. */
  limitReached: { code: 'LIMIT_REACHED', status: 200, text: 'fault.compliance.limitReached' },
  /** The member has to look at time and result first (compliance.playOn). */
  realityCheck: { code: 'REALITY_CHECK', status: 200, text: 'fault.compliance.realityCheck' },
  /** Nothing waits for a second yes, it is too early, or too late. */
  notReady: { code: 'NOT_READY', status: 200, text: 'fault.compliance.notReady' },
  badMinutes: { code: 'BAD_MINUTES', status: 200, text: 'fault.compliance.badMinutes' },
})
