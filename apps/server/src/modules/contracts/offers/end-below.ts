// SPDX-License-Identifier: Apache-2.0
import { covers } from '@tessera/rules/contracts/covers'
import { writeNotice } from '../../messages/index.ts'
import { sql, type Tx } from '../../../platform/db/index.ts'
import { recordMoves, tiersOf, type Contract, type StoredTier } from './contract-store.ts'
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

interface Below extends Pick<Contract, 'id' | 'downlineId' | 'periodType'> {
  tiers: StoredTier[]
}

/** The contracts of a kind that these agents gave and that count after a day, locked in the order of their ids. */
const lockRightBelow = (
  tx: Tx,
  uplineIds: readonly number[],
  { kind, endDay }: { kind: Contract['kind']; endDay: string },
): Promise<Below[]> =>
  tx.query<Below>(sql`
    select id, downline_id as "downlineId", period_type as "periodType", tiers from contract
    where upline_id = any (${[...uplineIds]}::integer[]) and kind = ${kind}
      and (status = 'Active' or status = 'Terminated' and end_day > ${endDay}::date and end_day >= start_day) order by id for update`)

async function endLevel(
  tx: Tx,
  kind: Contract['kind'],
  ids: readonly string[],
  { endDay, nowMs }: { endDay: string; nowMs: number },
): Promise<void> {
  const rows = await tx.query<{ downlineId: number }>(sql`
    update contract set status = 'Terminated', end_day = case when start_day > ${endDay}::date then start_day - 1 else ${endDay}::date end
    where id = any (${[...ids]}::uuid[]) returning downline_id as "downlineId"`)
  await recordMoves(tx, ids, 'ABOVE', nowMs)
  await writeNotice(
    tx,
    rows.map(({ downlineId }) => downlineId),
    {
      origin: 'service',
      wordsIn: (say) => messageIn(say, kind, say('mail.contract.ABOVE', { last: endDay })),
      atMs: nowMs,
    },
  )
}
