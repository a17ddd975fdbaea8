// SPDX-License-Identifier: Apache-2.0
import { formatTime } from '@tessera/ui/data/time.tsx'
import type { ReactNode, Ref } from 'react'
import { useZone } from '../../shared/site/use-site.ts'
import { EntryRow } from './entry-row.tsx'
import type { Entry } from './use-timeline.ts'

export type CheckRound = (round: NonNullable<Entry['round']>) => ReactNode

/** The entries under the days of site time that they belong to. */
export function TimelineDays({
  entries,
  checkRound,
  marked,
  markedRef,
}: {
  entries: readonly Entry[]
  checkRound: CheckRound
  /** The entry that can take the focus, and where to find it. */
  marked: string | undefined
  markedRef: Ref<HTMLLIElement>
}) {
  const zone = useZone()
  return daysOf(entries, zone).map(({ day, list }) => (
    <section key={day} aria-labelledby={`day-${day}`} className="flex flex-col gap-2">
      <h3
        id={`day-${day}`}
        dir="ltr"
        className="tabular text-start text-sm font-bold text-muted rtl:text-end"
      >
        {day}
      </h3>
      <ul className="flex flex-col gap-2">
        {list.map((entry) => (
          <li
            key={entry.id}
            ref={entry.id === marked ? markedRef : undefined}
            tabIndex={entry.id === marked ? -1 : undefined}
          >
            <EntryRow entry={entry} check={entry.round ? checkRound(entry.round) : null} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

function daysOf(entries: readonly Entry[], zone: string): { day: string; list: Entry[] }[] {
  const days: { day: string; list: Entry[] }[] = []
  for (const entry of entries) {
    const day = formatTime(entry.time, zone).slice(0, 10)
    const last = days.at(-1)
    if (last?.day === day) last.list.push(entry)
    else days.push({ day, list: [entry] })
  }
  return days
}
