// SPDX-License-Identifier: Apache-2.0
import type { Tx } from '../../../platform/db/index.ts'
import type { EndedMove } from '../../agents/index.ts'
import { recordAction } from '../audit/record-action.ts'

/** Records that a move was made or dropped on its day, under the name of who asked for it. */
export const recordMoveEnd = (
  tx: Tx,
  { memberId, upline, uplineBefore, fromDay, operatorId, operatorName, reason, state, nowMs }: EndedMove,
): Promise<void> =>
  recordAction(tx, {
    operatorId,
    operatorName,
    action: state === 'made' ? 'changeUpline' : 'dropMove',
    subject: `member:${memberId}`,
    before: { upline: uplineBefore },
    after: { upline, fromDay, reason },
    nowMs,
  })
