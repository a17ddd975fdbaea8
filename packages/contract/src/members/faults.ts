// SPDX-License-Identifier: Apache-2.0
import { declareFaults } from '../kit/index.ts'

export const membersFaults = declareFaults('members', {
  /** Can be set once; then only customer service can change it. The value names the field. */
  fixed: { code: 'FIELD_FIXED', status: 200, text: 'fault.members.fixed' },
})
