// SPDX-License-Identifier: Apache-2.0
import { formatTime } from '@tessera/ui/data/time.tsx'

/** A rate of the wire, such as 0.18, as 18%. */
export const formatRate = (rate: number): string =>
  `${new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 }).format(rate * 100)}%`

interface Period {
  kind: string
  periodStart: number
  periodEnd: number
  firstDay: string
  lastDay: string
}

/** Days of a period; of an hour or a window its day and times in the zone of the site. */
export function formatPeriod(period: Period, zone: string): string {
  if (period.kind === 'HOURLY' || period.kind === 'REALTIME')
    return `${period.firstDay} ${formatTime(period.periodStart, zone).slice(11, 16)}–${formatTime(period.periodEnd, zone).slice(11, 16)}`
  return period.firstDay === period.lastDay ? period.firstDay : `${period.firstDay} – ${period.lastDay}`
}
