// SPDX-License-Identifier: Apache-2.0
import { formatAmount } from '@tessera/rules/money'
import { languages, text, type TextKey } from '@tessera/texts'
import type { Tx } from '../../../platform/db/index.ts'
import { deliver } from '../../messages/index.ts'
import type { Withdrawal } from '../../wallet/index.ts'

/** The state of a payment that did not arrive: being looked for, arrived, or returned to us. */
export type DisputeNews = 'reopened' | 'arrived' | 'returned'

const sentences: Record<DisputeNews, TextKey> = {
  reopened: 'mail.withdrawal.reopened',
  arrived: 'mail.withdrawal.arrived',
  returned: 'mail.withdrawal.returned',
}
/** One language for each set of sentences. */
const spoken = [...new Set(Object.values(languages).map(({ texts }) => texts))]

/** Writes to the member's inbox, in every language, in the same transaction as the decision. */
export async function notifyOfDispute(
  tx: Tx,
  { memberId, amount, currency }: Withdrawal,
  { what, remark, nowMs }: { what: DisputeNews; remark: string; nowMs: number },
): Promise<void> {
  const wordsIn = (code: string): { title: string; content: string } => ({
    title: text(code, 'mail.withdrawal.title', { amount: `${formatAmount(amount)} ${currency}` }),
    content: paragraph(text(code, sentences[what])) + (remark === '' ? '' : paragraph(remark)),
  })
  const words = Object.fromEntries(spoken.map((code) => [code, wordsIn(code)]))
  await deliver(tx, [memberId], { origin: 'service', ...wordsIn('EN'), words, atMs: nowMs })
}

const paragraph = (sentence: string): string =>
  `<p>${sentence.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</p>`
