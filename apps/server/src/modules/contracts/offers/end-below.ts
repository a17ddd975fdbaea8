// SPDX-License-Identifier: Apache-2.0
import { covers } from '@tessera/rules/contracts/covers'
import { tiersOf } from '@tessera/rules/contracts/stored-tiers'
import { writeNotice } from '../../messages/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { recordMoves, type Contract } from './contract-store.ts'
import { lockRightBelow, terminateAfter } from './contracts-below.ts'
import { messageIn } from './move-messages.ts'

/** A contract that has ended, and the one that replaces it. */
export interface EndedAbove {
  ended: Pick<Contract, 'downlineId' | 'kind' | 'endDay'>
  replacedBy?: Pick<Contract, 'periodType' | 'tiers'>
}

/**
 * Ends the contracts below one that has ended, down to the last agent, with the same day (D-132); one that has not begun
 * by then never counts. Those right below that a replacement covers go on, and with them what is below. Level by level,
 * each after the one above is locked: whoever accepts meanwhile comes before, and is found, or after, and is refused.
 */
export async function endBelow(tx: Tx, { ended, replacedBy }: EndedAbove, nowMs: number): Promise<void> {
  const { kind, endDay } = ended
  if (endDay === null) throw new Error('a contract that ends has a last day')
  let level = await lockRightBelow(tx, [ended.downlineId], { kind, endDay })
  if (replacedBy)
    level = level.filter(
      ({ periodType, tiers }) =>
        periodType !== replacedBy.periodType || !covers(replacedBy.tiers, tiersOf(tiers)),
    )
  while (level.length > 0) {
    await endLevel(
      tx,
      kind,
      level.map(({ id }) => id),
      { endDay, nowMs },
    )
    level = await lockRightBelow(
      tx,
      level.map(({ downlineId }) => downlineId),
      { kind, endDay },
    )
  }
}

/** Ends a contract that the one above no longer covers after a day, and with it those below. */
export async function endUncovered(
  tx: Tx,
  { id, downlineId, kind }: Contract,
  endDay: string,
  nowMs: number,
): Promise<void> {
  await endLevel(tx, kind, [id], { endDay, nowMs })
  await endBelow(tx, { ended: { downlineId, kind, endDay } }, nowMs)
}

async function endLevel(
  tx: Tx,
  kind: Contract['kind'],
  ids: readonly string[],
  { endDay, nowMs }: { endDay: string; nowMs: number },
): Promise<void> {
  const downlineIds = await terminateAfter(tx, ids, endDay)
  await recordMoves(tx, ids, 'ABOVE', nowMs)
  await writeNotice(tx, downlineIds, {
    origin: 'service',
    wordsIn: (say) => messageIn(say, kind, say('mail.contract.ABOVE', { last: endDay })),
    atMs: nowMs,
  })
}
