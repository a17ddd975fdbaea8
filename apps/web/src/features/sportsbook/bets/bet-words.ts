// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import type { BadgeTone } from '@tessera/ui/data/badge.tsx'
import type { TextKey } from '@tessera/texts/text-key'
import { t } from '../../../shared/texts/texts.ts'
import type { LegWorded } from '../words/leg-words.ts'

export type Bet = CallOutput<'sportsbook.bet'>
export type BetLeg = Bet['legs'][number]

/** A leg of a bet as its words need it. */
export const wordedLeg = ({ event, selections }: BetLeg): LegWorded => ({
  event: {
    sport: event.sport,
    home: { name: event.home },
    away: { name: event.away },
    bestOf: event.bestOf,
  },
  selections: selections.map(({ market, outcome }) => ({
    type: market.type,
    period: market.period,
    line: market.line,
    outcome,
    name: event.competitors.find(({ id }) => id === outcome)?.name,
  })),
})

/** What became of a bet, and how it is marked. */
export function betState(bet: Bet): { words: string; tone: BadgeTone } {
  const { status, returned, stake } = bet
  if (status === 'pending') return { words: t('sportsbook.slip.pending'), tone: 'wait' }
  if (status === 'refused') return { words: t('sportsbook.slip.refused'), tone: 'bad' }
  if (status === 'open' || returned === null) return { words: t('sportsbook.bets.open'), tone: 'wait' }
  if (isCashedOut(bet))
    return { words: t('sportsbook.cashOut.whole'), tone: returned > stake ? 'good' : 'quiet' }
  if (returned === stake) return { words: t('sportsbook.bets.back'), tone: 'quiet' }
  if (returned > 0) return { words: t('sportsbook.bets.won'), tone: returned > stake ? 'good' : 'quiet' }
  return { words: t('sportsbook.bets.lost'), tone: 'quiet' }
}

/** Whether a cash-out has ended the bet: nothing of it was left for the results. */
export const isCashedOut = ({ status, stake, cashedStake }: Bet): boolean =>
  status === 'settled' && cashedStake > 0 && cashedStake >= stake

/** What was cashed out: of a bet that goes on so far, of one that it has ended in all. */
export const cashedOutWords = (bet: Bet, amount: string): string =>
  t(isCashedOut(bet) ? 'sportsbook.cashOut.done' : 'sportsbook.cashOut.paidSoFar', { amount })

const tones: Readonly<Record<string, BadgeTone>> = {
  win: 'good',
  half_win: 'good',
  lose: 'bad',
  half_lose: 'bad',
}

/** How a leg or an outcome settled. */
export const settledState = (settled: string | null): { words: string; tone: BadgeTone } => ({
  words: t(`sportsbook.status.${settled ?? 'open'}` as TextKey),
  tone: tones[settled ?? ''] ?? 'quiet',
})

const refusals: readonly string[] = ['closed', 'price', 'score', 'limit']

/** Why a bet was not accepted. */
export const refusalWords = (refusal: string | null): string =>
  refusal === 'review' || refusal === 'declined'
    ? t(`sportsbook.refused.${refusal}`)
    : t(`sportsbook.slip.why.${refusals.find((each) => each === refusal) ?? 'other'}` as TextKey)
