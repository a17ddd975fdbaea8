// SPDX-License-Identifier: Apache-2.0
import { formatAmount, zero, type Amount } from '@tessera/rules/money'
import { languages, text, type TextKey } from '@tessera/texts'
import type { Tx } from '../../../platform/db/index.ts'
import { openToOffers } from '../../compliance/index.ts'
import { deliver } from '../../messages/index.ts'
import type { RankChange } from './change-store.ts'

/** One language for each set of translated texts. */
const spoken = [...new Set(Object.values(languages).map(({ texts }) => texts))]

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
  bonusOf: (memberId: number) => Amount,
  nowMs: number,
): Promise<void> {
  const letters = new Map<string, Letter & { memberIds: number[] }>()
  for (const change of changes) {
    const letter = { to: change.to, body: bodyOf(change), bonus: bonusOf(change.memberId) }
    const key = `${letter.body} ${letter.to} ${letter.bonus}`
    const same = letters.get(key) ?? { ...letter, memberIds: [] }
    same.memberIds.push(change.memberId)
    letters.set(key, same)
  }
  for (const { memberIds, ...letter } of letters.values())
    await deliver(tx, await openToOffers(tx, memberIds, nowMs), {
      origin: 'house',
      ...wordsOf('EN', letter),
      words: Object.fromEntries(spoken.map((code) => [code, wordsOf(code, letter)])),
      atMs: nowMs,
    })
}

/** Our own sentences with a rank and an amount, which need no escaping. */
function wordsOf(code: string, { to, body, bonus }: Letter): { title: string; content: string } {
  const rank = `VIP${to}`
  const more =
    bonus > zero ? `<p>${text(code, 'ranks.message.bonus', { amount: formatAmount(bonus) })}</p>` : ''
  return {
    title: text(code, 'ranks.message.title', { rank }),
    content: `<p>${text(code, body, { rank })}</p>${more}`,
  }
}
