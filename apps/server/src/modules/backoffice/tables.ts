// SPDX-License-Identifier: Apache-2.0
import type { Owned } from '../../platform/db/owned.ts'

/** What this module owns in the database. Nothing else uses it, except what is listed as open. */
export const owned: Owned = {
  tables: [
    'account_request',
    'contract_request',
    'operator',
    'operator_action',
    'operator_known_device',
    'operator_session',
    'paid_alone',
    'second_approval',
  ],
  functions: ['operator_action_refuse_change'],
}
