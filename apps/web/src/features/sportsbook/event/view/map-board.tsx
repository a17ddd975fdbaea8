// SPDX-License-Identifier: Apache-2.0
import { cx } from '@tessera/ui/cx.ts'
import { t } from '../../../../shared/texts/texts.ts'
import { periodName } from '../../words/market-words.ts'
import type { EventAnswer, EventCard } from '../event-answer.ts'
import { type BoardMap, mapsOf } from './maps-of.ts'

/** Map by map: its rounds, who won it, and in the one that is played who won each round. */
export function MapBoard({ answer }: { answer: EventAnswer }) {
  const { event } = answer
  return (
    <ol className="grid grid-cols-3 gap-2 sm:gap-3">
      {mapsOf(answer).map((map) => (
        <MapCard key={map.number} event={event} map={map} />
      ))}
    </ol>
  )
}

function MapCard({ event, map }: { event: EventCard; map: BoardMap }) {
  const { number, rounds, winner, isPlayed, roundWinners } = map
  return (
    <li
      className={cx(
        'relative flex flex-col gap-2 overflow-hidden rounded-tile border bg-surface-2 p-2 sm:p-3',
        isPlayed ? 'border-brand' : 'border-line',
      )}
    >
      <span
        aria-hidden="true"
        className={cx(
          'absolute inset-x-0 top-0 h-1',
          winner === 'home'
            ? 'bg-brand'
            : winner === 'away'
              ? 'bg-gold'
              : isPlayed
                ? 'bg-danger-fill'
                : 'bg-surface-3',
        )}
      />
      <p className="flex flex-wrap items-center justify-between gap-x-2 pt-1 text-xs font-semibold text-muted">
        <span>{periodName(`map_${number}`)}</span>
        <span className={cx(isPlayed && 'text-brand')}>
          {isPlayed ? t('sportsbook.event.map.now') : winner ? '' : t('sportsbook.event.map.next')}
        </span>
      </p>
      {rounds ? (
        <p className="tabular flex items-baseline justify-center gap-2 text-xl font-extrabold">
          <span className={winner === 'away' ? 'text-muted' : 'text-text'}>{rounds.home}</span>
          <span className="text-muted">–</span>
          <span className={winner === 'home' ? 'text-muted' : 'text-text'}>{rounds.away}</span>
        </p>
      ) : (
        <p aria-hidden="true" className="text-center text-xl font-extrabold text-muted">
          –
        </p>
      )}
      {roundWinners.length > 0 && (
        <span aria-hidden="true" className="flex flex-wrap justify-center gap-1">
          {roundWinners.map((side, round) => (
            <span
              key={round}
              className={cx('h-3 w-1.5 rounded-[2px]', side === 'home' ? 'bg-brand' : 'bg-gold')}
            />
          ))}
        </span>
      )}
      {winner && (
        <p
          className={cx(
            'truncate text-center text-sm font-bold',
            winner === 'home' ? 'text-brand' : 'text-gold',
          )}
        >
          {t('sportsbook.event.map.won', { team: event[winner].name })}
        </p>
      )}
    </li>
  )
}
