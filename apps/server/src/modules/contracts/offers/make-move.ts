// SPDX-License-Identifier: Apache-2.0
import type { TextKey } from '@tessera/texts'
import { namesOf } from '../../members/index.ts'
import { writeNotice } from '../../messages/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { recordMove, saveState, type Contract, type MoveName, type Mover } from './contract-store.ts'
import { messageIn } from './move-messages.ts'

/** The moves that are sentences of their own; what ends with the contract above is told in `endBelow`. */
type OwnMove = Exclude<MoveName, 'ABOVE'>

/**
 * Saves a contract after a move, records the move, and writes to the inbox of whoever has to know, all in the
 * transaction of the move: nobody hears of a move that failed, and no move stays unheard.
 */
export async function makeMove(
  tx: Tx,
  contract: Contract,
  move: OwnMove,
  mover: Mover,
  nowMs: number,
): Promise<Contract> {
  await saveState(tx, contract)
  await recordMove(tx, contract.id, move, mover, nowMs)
  await notifySides(tx, contract, move, mover, nowMs)
  return contract
}

/** Writes to the side that did not make the move itself; to both when time or an operator did. */
async function notifySides(
  tx: Tx,
  contract: Contract,
  move: OwnMove,
  { memberId }: Mover,
  nowMs: number,
): Promise<void> {
  const { uplineId, downlineId } = contract
  const names = await namesOf(tx, uplineId === null ? [downlineId] : [uplineId, downlineId])
  for (const receiver of [uplineId, downlineId]) {
    if (receiver === null || receiver === memberId) continue
    const other = receiver === downlineId ? uplineId : downlineId
    await writeNotice(tx, [receiver], {
      origin: 'service',
      wordsIn: (say) =>
        messageIn(
          say,
          contract.kind,
          say(sentenceOf(move, contract, receiver), {
            account: other === null ? say('contracts.operator') : (names.get(other) ?? ''),
            first: contract.startDay ?? '',
            last: contract.endDay ?? '',
          }),
        ),
      atMs: nowMs,
    })
  }
}

function sentenceOf(move: OwnMove, { startDay, endDay, downlineId }: Contract, receiver: bigint): TextKey {
  if (move === 'EXPIRE') return `mail.contract.EXPIRE.${receiver === downlineId ? 'downline' : 'upline'}`
  if (move === 'TERMINATE' && startDay !== null && endDay !== null && endDay < startDay)
    return 'mail.contract.neverBegins'
  return `mail.contract.${move}`
}
