// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import type { BetSettlement } from '@tessera/rules/sportsbook/bets/settle-bet'
import type { TextKey } from '@tessera/texts/text-key'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { t } from '../../../shared/texts/texts.ts'
import { type Bet, settledState, wordedLeg } from '../bets/bet-words.ts'
import { priceText, usePriceFormat } from '../price/price-format.ts'
import { eventName, outcomeOf } from '../words/leg-words.ts'
import { factorText } from './factor-text.ts'
import { resultWords } from './result-words.ts'

type Results = CallOutput<'sportsbook.settlements'>['results']

/** Each leg with the version of the result that counts, how each of its outcomes settled and why, and its factor. */
export function SettledLegs({
  bet,
  settlement,
  results,
}: {
  bet: Bet
  settlement: BetSettlement
  results: Results
}) {
  const format = usePriceFormat()
  return (
    <ol className="flex flex-col gap-3">
      {settlement.legs.map((leg, position) => {
        const worded = wordedLeg(bet.legs[position]!)
        const result = results.find(
          ({ eventId, version }) => eventId === leg.eventId && version === leg.version,
        )
        return (
          <li key={leg.eventId} className="rounded-control bg-bg p-3 text-sm">
            <p dir="auto" className="font-bold break-words text-text rtl:text-right">
              {position + 1}. {eventName(worded.event)}
            </p>
            <p className="text-xs text-muted">
              {result
                ? t('sportsbook.settled.result', { version: result.version })
                : t('sportsbook.settled.noResult')}{' '}
              <bdi dir="ltr" className="tabular font-bold text-text">
                {resultWords(result?.said ?? null, bet.legs[position]!.event.competitors)}
              </bdi>
            </p>
            <ul className="mt-1 flex flex-col gap-1">
              {leg.selections.map((selection, index) => {
                const state = settledState(selection.status?.name ?? null)
                return (
                  <li
                    key={`${selection.terms.type} ${selection.terms.period} ${selection.outcome}`}
                    className="flex flex-wrap items-center gap-x-2 gap-y-1"
                  >
                    <span dir="auto" className="min-w-0 break-words text-text">
                      {outcomeOf(worded.event, worded.selections[index]!)}
                    </span>
                    <Badge small tone={state.tone}>
                      {state.words}
                    </Badge>
                    <span className="text-xs text-muted">
                      {t(`sportsbook.reason.${selection.reason}` as TextKey)}
                    </span>
                  </li>
                )
              })}
            </ul>
            <p className="mt-1 text-xs text-muted">
              <bdi dir="ltr" className="tabular">
                {priceText(leg.priceThousandths, format)}
              </bdi>
              {' · '}
              {t('sportsbook.settled.factor')}{' '}
              <bdi dir="ltr" className="tabular font-bold text-text">
                {leg.factor ? factorText(leg.factor) : '–'}
              </bdi>
            </p>
          </li>
        )
      })}
    </ol>
  )
}
