// SPDX-License-Identifier: Apache-2.0
import { declareFaults } from '../kit/index.ts'

export const contractsFaults = declareFaults('contracts', {
  /** The state of the contract does not allow this step. */
  badState: { code: 'BAD_STATE', status: 200, text: 'fault.contracts.badState' },
  /** Only those who have a contract of this kind and period may offer one. */
  noOwnContract: { code: 'NO_OWN_CONTRACT', status: 200, text: 'fault.contracts.noOwnContract' },
  /** `problem` says what is wrong with the tiers, `tier` with which of them, from 0. */
  badTiers: { code: 'BAD_TIERS', status: 200, text: 'fault.contracts.badTiers' },
  /** Accounts have moved to another line while a file of them was being read. */
  teamChanged: { code: 'TEAM_CHANGED', status: 200, text: 'fault.contracts.teamChanged' },
  /** Salaries are measured by day. */
  badPeriod: { code: 'BAD_PERIOD', status: 200, text: 'fault.contracts.badPeriod' },
})
