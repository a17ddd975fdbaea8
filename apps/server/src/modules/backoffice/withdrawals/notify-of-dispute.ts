// SPDX-License-Identifier: Apache-2.0
import { formatAmount } from '@tessera/rules/money'
import type { TextKey } from '@tessera/texts'
import type { Tx } from '../../../platform/db/index.ts'
import { paragraph, writeNotice } from '../../messages/index.ts'
import type { Withdrawal } from '../../wallet/index.ts'

/** The state of a payment that did not arrive: being looked for, arrived, or returned to us. */
export type DisputeNews = 'reopened' | 'arrived' | 'returned'

const sentences: Record<DisputeNews, TextKey> = {
  reopened: 'mail.withdrawal.reopened',
  arrived: 'mail.withdrawal.arrived',
  returned: 'mail.withdrawal.returned',
}

/** Writes to the member's inbox, in every language, in the same transaction as the decision. */
export async function notifyOfDispute(
  tx: Tx,
  { memberId, amount, currency }: Withdrawal,
  { what, remark, nowMs }: { what: DisputeNews; remark: string; nowMs: number },
): Promise<void> {
  await writeNotice(tx, [memberId], {
    origin: 'service',
    wordsIn: (say) => ({
      title: say('mail.withdrawal.title', { amount: `${formatAmount(amount)} ${currency}` }),
      content: paragraph(say(sentences[what])) + (remark === '' ? '' : paragraph(remark)),
    }),
    atMs: nowMs,
  })
}
