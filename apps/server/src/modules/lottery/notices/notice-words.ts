// SPDX-License-Identifier: Apache-2.0
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { labelledRows } from '@tessera/rules/lottery/winning-number'
import { formatAmount } from '@tessera/rules/money'
import type { TextValues } from '@tessera/texts'
import { prizeLabel } from '@tessera/texts/play-words'
import type { Say } from '../../../platform/http/index.ts'
import { paragraph } from '../../messages/index.ts'
import type { PeriodDraw, TicketSum } from './notice-store.ts'

export interface NoticeFacts {
  lottery: Lottery
  /** `2026-11-23`, or with the hours of a fast lottery. */
  when: string
  draws: readonly PeriodDraw[]
  /** What the member's tickets came to; undefined without a ticket. */
  sum: TicketSum | undefined
}

/** A notice in the given sentences. */
export function noticeWords(
  say: Say,
  { lottery, when, draws, sum }: NoticeFacts,
): { title: string; content: string } {
  const values: TextValues = { lottery: lottery.name, when }
  const [draw] = draws
  return {
    title: say('lottery.notice.title', values),
    content: [
      ...(draws.length === 1 && draw ? resultLines(say, lottery, draw) : []),
      ...(sum ? [say('lottery.notice.tickets', ticketValues(sum))] : []),
    ]
      .map(paragraph)
      .join(''),
  }
}

const ticketValues = ({ tickets, won, stake, returned, currency }: TicketSum): TextValues => ({
  tickets,
  won,
  cost: `${formatAmount(stake)} ${currency}`,
  returned: `${formatAmount(returned)} ${currency}`,
})

/** The rows of a result with their prizes, or that the draw did not take place. */
function resultLines(say: Say, lottery: Lottery, { winningNumber }: PeriodDraw): string[] {
  if (winningNumber === null) return [say('lottery.notice.void')]
  return (labelledRows(lottery, winningNumber) ?? []).map(({ label, numbers }) =>
    `${prizeLabel(label)} ${numbers.join(' ')}`.trim(),
  )
}
