// SPDX-License-Identifier: Apache-2.0
import { t } from '../../../shared/texts/texts.ts'
import { useNow } from '../../../shared/site/use-now.ts'
import { useZone } from '../../../shared/site/use-site.ts'
import type { Card } from '../live/live-card.ts'
import { periodName } from '../words/market-words.ts'
import { clockText } from './live-clock.ts'
import { dayName, minutesUntil, timeOfDay } from './start-time.ts'

const named = ['goal', 'red_card', 'penalty', 'review'] as const

/** When an event starts, or where it is: its clock, the part that is played, and why no bets are taken. */
export function EventTime({ card }: { card: Card }) {
  return card.status === 'scheduled' ? <Start startsAt={card.startsAt} /> : <Running card={card} />
}

function Start({ startsAt }: { startsAt: number }) {
  const nowMs = useNow()
  const zone = useZone()
  const minutes = minutesUntil(startsAt, nowMs)
  return (
    <time dateTime={new Date(startsAt).toISOString()} className="tabular whitespace-nowrap text-muted">
      {minutes === undefined ? (
        <>
          {dayName(startsAt, nowMs, zone)} <bdi>{timeOfDay(startsAt, zone)}</bdi>
        </>
      ) : (
        <span className="font-semibold text-gold">{t('sportsbook.lobby.inMinutes', { minutes })}</span>
      )}
    </time>
  )
}

function Running({ card }: { card: Card }) {
  const clock = clockText(card, useNow())
  const reason = named.find((each) => each === card.stopped)
  return (
    <span className="flex min-w-0 items-center gap-1.5 whitespace-nowrap">
      {card.status === 'live' && (
        <span className="size-1.5 shrink-0 rounded-full bg-danger motion-safe:breathe" aria-hidden="true" />
      )}
      {clock !== '' && (
        <span dir="ltr" className="tabular font-bold text-danger">
          {clock}
        </span>
      )}
      {card.status === 'interrupted' ? (
        <span className="font-semibold text-gold">{t('sportsbook.lobby.interrupted')}</span>
      ) : (
        card.period !== '' && <span className="truncate text-muted">{periodName(card.period)}</span>
      )}
      {card.stopped !== null && (
        <span className="rounded-[4px] bg-gold-soft px-1.5 font-bold text-gold">
          {reason ? t(`sportsbook.lobby.stopped.${reason}`) : t('sportsbook.lobby.suspended')}
        </span>
      )}
    </span>
  )
}
