// SPDX-License-Identifier: Apache-2.0
import { languages, text, type TextKey, type TextValues } from '@tessera/texts'
import { namesOf } from '../../members/index.ts'
import { deliver } from '../../messages/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { recordMove, saveState, type Contract, type MoveName, type Mover } from './contract-store.ts'

/** One language for each set of sentences. */
const spoken = [...new Set(Object.values(languages).map(({ texts }) => texts))]

/**
 * Saves a contract after a move, records the move, and writes to the inbox of whoever has to know, all in the
 * transaction of the move: nobody hears of a move that failed, and no move stays unheard.
 */
export async function makeMove(
  tx: Tx,
  contract: Contract,
  move: MoveName,
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
  move: MoveName,
  { memberId }: Mover,
  nowMs: number,
): Promise<void> {
  const { uplineId, downlineId } = contract
  const names = await namesOf(tx, uplineId === null ? [downlineId] : [uplineId, downlineId])
  for (const receiver of [uplineId, downlineId]) {
    if (receiver === null || receiver === memberId) continue
    const other = receiver === downlineId ? uplineId : downlineId
    const wordsIn = (code: string) =>
      messageIn(code, contract, {
        key: sentenceOf(move, contract, receiver),
        account: other === null ? text(code, 'contracts.operator') : (names.get(other) ?? ''),
      })
    const words = Object.fromEntries(spoken.map((code) => [code, wordsIn(code)]))
    await deliver(tx, [receiver], { origin: 'service', ...wordsIn('EN'), words, atMs: nowMs })
  }
}

function sentenceOf(move: MoveName, { startDay, endDay, downlineId }: Contract, receiver: number): TextKey {
  if (move === 'EXPIRE') return `mail.contract.EXPIRE.${receiver === downlineId ? 'downline' : 'upline'}`
  if (move === 'TERMINATE' && startDay !== null && endDay !== null && endDay < startDay)
    return 'mail.contract.neverBegins'
  return `mail.contract.${move}`
}

function messageIn(
  code: string,
  { kind, startDay, endDay }: Contract,
  { key, account }: { key: TextKey; account: string },
): { title: string; content: string } {
  const values: TextValues = { account, first: startDay ?? '', last: endDay ?? '' }
  const path = ['agents.center', 'agents.agentTeamManagement', 'contracts.title'] as const
  return {
    title: text(code, 'mail.contract.title', { kind: text(code, `contracts.kind.${kind}`) }),
    content: paragraph(text(code, key, values)) + paragraph(path.map((name) => text(code, name)).join(' › ')),
  }
}

const paragraph = (sentence: string): string =>
  `<p>${sentence.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</p>`
