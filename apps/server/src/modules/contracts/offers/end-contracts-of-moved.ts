// SPDX-License-Identifier: Apache-2.0
import type { ContractKind } from '@tessera/rules/contracts/contract'
import { contractKinds } from '@tessera/rules/contracts/contract'
import type { Tx } from '../../../platform/db/index.ts'
import { endContract } from './answer-offer.ts'
import { contractInState, lockContracts, shortenEnded } from './contract-store.ts'
import { endBelow } from './end-below.ts'
import { makeMove } from './make-move.ts'

/**
 * Ends what a former upline agreed with an account that moves to another line: contracts after `lastDay`,
 * which are settled up to it; open offers at once. Contracts below the account end on the same day.
 */
export async function endContractsOfMoved(
  tx: Tx,
  memberId: bigint,
  { lastDay, nowMs }: { lastDay: string; nowMs: number },
): Promise<void> {
  for (const kind of contractKinds) await endKind(tx, memberId, kind, { lastDay, nowMs })
}

async function endKind(
  tx: Tx,
  memberId: bigint,
  kind: ContractKind,
  { lastDay, nowMs }: { lastDay: string; nowMs: number },
): Promise<void> {
  await lockContracts(tx, memberId, kind)
  const [active, open] = [
    await contractInState(tx, memberId, kind, 'Active'),
    await contractInState(tx, memberId, kind, 'Offered'),
  ]
  if (active) await endContract(tx, active, lastDay, 'MOVE', {}, nowMs)
  // One that was terminated, but would have counted until its period ends.
  if (await shortenEnded(tx, { downlineId: memberId, kind, endDay: lastDay }))
    await endBelow(tx, { ended: { downlineId: memberId, kind, endDay: lastDay } }, nowMs)
  if (open) await makeMove(tx, { ...open, status: 'Rejected' }, 'MOVE', {}, nowMs)
}
