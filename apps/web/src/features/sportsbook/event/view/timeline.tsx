// SPDX-License-Identifier: Apache-2.0
import { clockAt } from '@tessera/rules/sportsbook/football/clock'
import type { TextKey } from '@tessera/texts/text-key'
import { cx } from '@tessera/ui/cx.ts'
import CornerUpRight from 'lucide-react/icons/corner-up-right'
import MonitorPlay from 'lucide-react/icons/monitor-play'
import { t } from '../../../../shared/texts/texts.ts'
import type { EventCard, Incident } from '../event-answer.ts'

/** What is of note in a match; shots alone fill the statistics. */
const notable = [
  'kickOff',
  'goal',
  'yellowCard',
  'redCard',
  'penalty',
  'penaltyMissed',
  'varCheck',
  'varDecision',
  'corner',
  'halfTime',
  'secondHalf',
  'fullTime',
]

/** What has happened, the latest first: home at the start of the line, away at its end. */
export function Timeline({ event, incidents }: { event: EventCard; incidents: readonly Incident[] }) {
  const visible = incidents.filter(({ kind }) => notable.includes(kind)).toReversed()
  if (visible.length === 0)
    return <p className="py-8 text-center text-sm text-muted">{t('sportsbook.event.noIncidents')}</p>
  return (
    <ol
      className="flex max-h-96 flex-col overflow-y-auto"
      tabIndex={0}
      aria-label={t('sportsbook.event.view.timeline')}
    >
      {visible.map((incident) => (
        <li
          key={incident.number}
          className="grid grid-cols-[1fr_3.500rem_1fr] items-center gap-2 border-b border-line py-2 text-sm last:border-0"
        >
          <What event={event} incident={incident} side="home" />
          <span className="tabular text-center text-xs font-bold text-muted">{minuteOf(incident)}</span>
          <What event={event} incident={incident} side="away" />
        </li>
      ))}
    </ol>
  )
}

function What({ event, incident, side }: { event: EventCard; incident: Incident; side: 'home' | 'away' }) {
  const { kind, score } = incident
  // What belongs to no side stands at the start.
  if ((incident.side ?? 'home') !== side) return <span />
  return (
    <span
      className={cx(
        'flex min-w-0 items-center gap-2',
        side === 'away' && 'flex-row-reverse text-end',
        kind === 'goal' ? 'font-bold text-text' : 'text-muted',
      )}
    >
      <Sign kind={kind} />
      <span className="min-w-0">
        {nameOf(kind)}
        {kind === 'goal' && (
          <bdi dir="ltr" className="tabular ms-1.5">
            {score.home}–{score.away}
          </bdi>
        )}
        {incident.side && <span className="sr-only"> · {event[incident.side].name}</span>}
      </span>
    </span>
  )
}

const nameOf = (kind: string): string =>
  t((kind === 'halfTime' ? 'sportsbook.period.half_time' : `sportsbook.event.incident.${kind}`) as TextKey)

/** The minute as it is written: 45+1′. */
function minuteOf({ playedSeconds, period }: Incident): string {
  const { minute, stoppageMinute } = clockAt(period === 'half_time' ? playedSeconds - 1 : playedSeconds)
  return stoppageMinute > 0 ? `${minute}+${stoppageMinute}′` : `${minute}′`
}

function Sign({ kind }: { kind: string }) {
  if (kind === 'yellowCard' || kind === 'redCard')
    return (
      <span
        aria-hidden="true"
        className={cx('h-4 w-3 shrink-0 rounded-[2px]', kind === 'redCard' ? 'bg-danger-fill' : 'bg-gold')}
      />
    )
  if (kind === 'goal')
    return (
      <span
        aria-hidden="true"
        className="size-3.5 shrink-0 rounded-full border-2 border-text bg-on-art outline outline-art-base"
      />
    )
  if (kind === 'corner')
    return <CornerUpRight className="size-4 shrink-0 rtl:-scale-x-100" aria-hidden="true" />
  if (kind.startsWith('var')) return <MonitorPlay className="size-4 shrink-0" aria-hidden="true" />
  if (kind.startsWith('penalty'))
    return <span aria-hidden="true" className="size-3 shrink-0 rounded-full border-2 border-danger" />
  return <span aria-hidden="true" className="h-0.5 w-3 shrink-0 rounded-full bg-line-control" />
}
