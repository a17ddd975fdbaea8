// SPDX-License-Identifier: Apache-2.0
import { useNow } from '../../../shared/site/use-now.ts'
import { useZone } from '../../../shared/site/use-site.ts'
import { t } from '../../../shared/texts/texts.ts'
import { dayName, minutesUntil, timeOfDay } from '../lobby/start-time.ts'

/** The day and the time at which an event starts, and in how many minutes once that is soon. */
export function Starts({ startsAt }: { startsAt: number }) {
  const nowMs = useNow()
  const zone = useZone()
  const minutes = minutesUntil(startsAt, nowMs)
  return (
    <time
      dateTime={new Date(startsAt).toISOString()}
      className="flex flex-col items-center text-xs text-muted"
    >
      <span>{dayName(startsAt, nowMs, zone)}</span>
      <bdi className="tabular text-2xl font-extrabold text-text">{timeOfDay(startsAt, zone)}</bdi>
      {minutes !== undefined && (
        <span className="font-semibold text-gold">{t('sportsbook.lobby.inMinutes', { minutes })}</span>
      )}
    </time>
  )
}
