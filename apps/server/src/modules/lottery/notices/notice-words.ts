// SPDX-License-Identifier: Apache-2.0
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { labelledRows } from '@tessera/rules/lottery/winning-number'
import { formatAmount } from '@tessera/rules/money'
import { languages, text, type TextValues } from '@tessera/texts'
import type { PeriodDraw, TicketSum } from './notice-store.ts'

/** One language for each set of texts. */
const spoken = [...new Set(Object.values(languages).map(({ texts }) => texts))]

export interface NoticeFacts {
  lottery: Lottery
  /** `2026-11-23`, or with the hours of a fast lottery. */
  when: string
  draws: readonly PeriodDraw[]
  /** What the member's tickets came to; undefined without a ticket. */
  sum: TicketSum | undefined
}

/** A notice in every language. */
export const noticeWords = (facts: NoticeFacts) => ({
  ...wordsIn('EN', facts),
  words: Object.fromEntries(spoken.map((code) => [code, wordsIn(code, facts)])),
})

function wordsIn(
  code: string,
  { lottery, when, draws, sum }: NoticeFacts,
): { title: string; content: string } {
  const values: TextValues = { lottery: lottery.name, when }
  const [draw] = draws
  return {
    title: text(code, 'lottery.notice.title', values),
    content: [
      ...(draws.length === 1 && draw ? resultLines(code, lottery, draw) : []),
      ...(sum ? [text(code, 'lottery.notice.tickets', ticketValues(sum))] : []),
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
function resultLines(code: string, lottery: Lottery, { winningNumber }: PeriodDraw): string[] {
  if (winningNumber === null) return [text(code, 'lottery.notice.void')]
  return (labelledRows(lottery, winningNumber) ?? []).map(({ label, numbers }) =>
    `${label} ${numbers.join(' ')}`.trim(),
  )
}

const paragraph = (sentence: string): string =>
  `<p>${sentence.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</p>`
