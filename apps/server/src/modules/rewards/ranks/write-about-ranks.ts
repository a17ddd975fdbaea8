// SPDX-License-Identifier: Apache-2.0
import { formatAmount, zero, type Amount } from '@tessera/rules/money'
import type { TextKey } from '@tessera/texts'
import type { Tx } from '../../../platform/db/index.ts'
import { openToOffers } from '../../compliance/index.ts'
import type { Say } from '../../../platform/http/index.ts'
import { paragraph, writeNotice } from '../../messages/index.ts'
import type { RankChange } from './change-store.ts'

interface Letter {
  to: number
  body: TextKey
  bonus: Amount
}
const bodyOf = ({ from, to, cause }: RankChange): TextKey =>
  cause === 'OPERATOR' ? 'ranks.message.set' : to > from ? 'ranks.message.risen' : 'ranks.message.fallen'

/**
 * Writes to the inbox of everybody whose rank has changed, except members who take a break or are excluded: a rank
 * invites to play. Those who are told the same get it in one statement.
 */
export async function writeAboutRanks(
  tx: Tx,
  changes: readonly RankChange[],
  bonusOf: (memberId: bigint) => Amount,
  nowMs: number,
): Promise<void> {
  const letters = new Map<string, Letter & { memberIds: bigint[] }>()
  for (const change of changes) {
    const letter = { to: change.to, body: bodyOf(change), bonus: bonusOf(change.memberId) }
    const key = `${letter.body} ${letter.to} ${letter.bonus}`
    const same = letters.get(key) ?? { ...letter, memberIds: [] }
    same.memberIds.push(change.memberId)
    letters.set(key, same)
  }
  for (const { memberIds, ...letter } of letters.values())
    await writeNotice(tx, await openToOffers(tx, memberIds, nowMs), {
      origin: 'operator',
      wordsIn: (say) => wordsOf(say, letter),
      atMs: nowMs,
    })
}

function wordsOf(say: Say, { to, body, bonus }: Letter): { title: string; content: string } {
  const rank = `VIP${to}`
  const more = bonus > zero ? paragraph(say('ranks.message.bonus', { amount: formatAmount(bonus) })) : ''
  return {
    title: say('ranks.message.title', { rank }),
    content: paragraph(say(body, { rank })) + more,
  }
}
