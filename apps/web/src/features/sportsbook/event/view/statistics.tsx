// SPDX-License-Identifier: Apache-2.0
import type { TextKey } from '@tessera/texts/text-key'
import { cx } from '@tessera/ui/cx.ts'
import { t } from '../../../../shared/texts/texts.ts'
import type { EventAnswer, Statistic } from '../event-answer.ts'

/** The counts that are shown, in their order. */
const names = [
  'possession',
  'shots',
  'shots_on_target',
  'corners',
  'fouls',
  'yellow_cards',
  'red_cards',
  'points',
  'aces',
  'two_pointers',
  'three_pointers',
  'free_throws',
  'strength',
] as const

/** The counts of both sides, each as a pair of bars. */
export function Statistics({ answer }: { answer: EventAnswer }) {
  const rows = visibleStatistics(answer)
  if (rows.length === 0)
    return <p className="py-8 text-center text-sm text-muted">{t('sportsbook.event.noStatistics')}</p>
  return (
    <ul className="flex flex-col gap-3.5">
      {rows.map((row) => (
        <Pair key={row.name} row={row} />
      ))}
    </ul>
  )
}

/** What is counted of the event, possession included where it is known. */
export function visibleStatistics({ statistics, pitch }: EventAnswer): Statistic[] {
  const all = pitch ? [{ name: 'possession', ...pitch.possession }, ...statistics] : statistics
  return names.flatMap((name) => all.find((each) => each.name === name) ?? [])
}

function Pair({ row: { name, home, away } }: { row: Statistic }) {
  const sum = home + away || 1
  const unit = name === 'possession' ? '%' : ''
  return (
    <li>
      <p className="mb-1 grid grid-cols-[3rem_1fr_3rem] items-baseline text-sm">
        <span className={cx('tabular', home >= away ? 'font-bold text-text' : 'text-muted')}>
          {home}
          {unit}
        </span>
        <span className="text-center text-xs font-semibold text-muted">
          {t(`sportsbook.event.stat.${name}` as TextKey)}
        </span>
        <span className={cx('tabular text-end', away >= home ? 'font-bold text-text' : 'text-muted')}>
          {away}
          {unit}
        </span>
      </p>
      <span aria-hidden="true" className="grid grid-cols-2 gap-1">
        <Bar share={home / sum} className="justify-end" fill="bg-brand" />
        <Bar share={away / sum} fill="bg-gold" />
      </span>
    </li>
  )
}

function Bar({ share, fill, className }: { share: number; fill: string; className?: string }) {
  return (
    <span className={cx('flex h-1.5 overflow-hidden rounded-full bg-surface-3', className)}>
      <span
        className={cx('rounded-full transition-[width] duration-220 ease-standard', fill)}
        style={{ width: `${share * 100}%` }}
      />
    </span>
  )
}
