// SPDX-License-Identifier: Apache-2.0
import { declareFaults } from '../kit/index.ts'

export const membersFaults = declareFaults('members', {
  /** Told once; customer service changes it. The value names the field. */
  fixed: { code: 'FIELD_FIXED', status: 200, text: 'fault.members.fixed' },
})
