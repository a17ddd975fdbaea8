// SPDX-License-Identifier: Apache-2.0
export interface TimeProps {
  /** Epoch milliseconds. */ at: number
  /** The site's zone: IANA name or an offset such as +07:00. */ zone: string
  className?: string
}

const cache = new Map<string, Intl.DateTimeFormat>()

/** yyyy-MM-dd HH:mm:ss in the zone of the site. */
export function formatTime(at: number, zone: string): string {
  let format = cache.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: zone })
    cache.set(zone, format)
  }
  return format.format(at)
}

/** A moment in the site's zone, also machine-readable. */
export function Time({ at, zone, className }: TimeProps) {
  return (
    <time
      dir="ltr"
      dateTime={new Date(at).toISOString()}
      className={`tabular whitespace-nowrap ${className ?? ''}`}
    >
      {formatTime(at, zone)}
    </time>
  )
}
