// SPDX-License-Identifier: Apache-2.0
import { Badge } from '@tessera/ui/data/badge.tsx'
import { useNow } from '../../../shared/site/use-now.ts'
import { useZone } from '../../../shared/site/use-site.ts'
import { t } from '../../../shared/texts/texts.ts'
import { dayName, timeOfDay } from '../lobby/start-time.ts'
import { priceText, usePriceFormat } from '../price/price-format.ts'
import { fightWinner } from '../words/fight-winner.ts'
import { eventName, legMarkets, legOutcomes } from '../words/leg-words.ts'
import { type Bet, type BetLeg, settledState, wordedLeg } from './bet-words.ts'

const played: readonly string[] = ['live', 'interrupted', 'ended', 'abandoned']

/** A leg of a bet: what was chosen at which price, the score of its event, and how it settled. */
export function BetLegRow({ leg, status }: { leg: BetLeg; status: Bet['status'] }) {
  const format = usePriceFormat()
  const { event, price, settled } = leg
  const worded = wordedLeg(leg)
  const state = settledState(settled)
  return (
    <li className="flex items-start gap-3 py-2">
      <div className="min-w-0 grow">
        <p dir="auto" className="text-sm font-bold break-words text-text rtl:text-right">
          {legOutcomes(worded)}
        </p>
        <p dir="auto" className="text-xs break-words text-muted rtl:text-right">
          {legMarkets(worded)}
        </p>
        <p dir="auto" className="text-xs break-words text-muted rtl:text-right">
          {eventName(worded.event)}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-1.5 text-xs text-muted">
          {event.status === 'live' && (
            <Badge small tone="bad">
              {t('sportsbook.slip.live')}
            </Badge>
          )}
          {event.kind === 'match' && played.includes(event.status) ? (
            <Stand event={event} />
          ) : (
            <Starts at={event.startsAt} />
          )}
        </p>
      </div>
      <div className="flex shrink-0 flex-col items-end gap-1">
        <bdi dir="ltr" className="tabular text-md font-extrabold text-text">
          {priceText(price, format)}
        </bdi>
        {(status === 'settled' || settled !== null) && (
          <Badge small tone={state.tone}>
            {state.words}
          </Badge>
        )}
      </div>
    </li>
  )
}

/** The score of a match; of a fight who won. */
function Stand({ event: { sport, status, score } }: Pick<BetLeg, 'event'>) {
  if (sport === 'cockfight')
    return status === 'ended' && <b className="text-text">{fightWinner(score).name}</b>
  return (
    <bdi dir="ltr" className="tabular font-bold text-text">
      {score.home}–{score.away}
    </bdi>
  )
}

function Starts({ at }: { at: number }) {
  const zone = useZone()
  return (
    <time dateTime={new Date(at).toISOString()} className="tabular">
      {dayName(at, useNow(), zone)} <bdi>{timeOfDay(at, zone)}</bdi>
    </time>
  )
}
