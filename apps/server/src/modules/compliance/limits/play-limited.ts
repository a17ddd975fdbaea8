// SPDX-License-Identifier: Apache-2.0
import type { Queries } from '../../../platform/db/index.ts'
import { limitsOf } from './limit-store.ts'

/** Whether a member has a limit on what they stake or lose, or on how long they play. */
export const playLimited = async (db: Queries, memberId: bigint): Promise<boolean> =>
  (await limitsOf(db, memberId, ['stake', 'loss', 'playTime'])).length > 0
