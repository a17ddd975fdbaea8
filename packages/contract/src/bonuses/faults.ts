// SPDX-License-Identifier: Apache-2.0
import { declareFaults } from '../kit/index.ts'

export const bonusesFaults = declareFaults('bonuses', {
  /** It ended before, in another way. */
  ended: { code: 'BAD_STATE', status: 200, text: 'fault.bonuses.ended' },
})
