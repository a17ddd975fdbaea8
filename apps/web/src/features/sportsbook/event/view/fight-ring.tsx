// SPDX-License-Identifier: Apache-2.0
import { cx } from '@tessera/ui/cx.ts'
import { t } from '../../../../shared/texts/texts.ts'
import type { EventAnswer, EventCard, Incident, Side } from '../event-answer.ts'

/** The ring with both birds, what strength each has left, and what happened last. */
export function FightRing({ answer: { event, statistics, incidents } }: { answer: EventAnswer }) {
  const strength = statistics.find(({ name }) => name === 'strength')
  const last = incidents.findLast(({ kind }) => kind === 'attack' || kind === 'down')
  return (
    <figure className="flex flex-col gap-2">
      <svg
        viewBox="0 0 120 70"
        className="w-full rounded-control bg-gold-soft rtl:-scale-x-100"
        aria-hidden="true"
        focusable="false"
      >
        <ellipse
          cx="60"
          cy="40"
          rx="56"
          ry="27"
          className="fill-shine stroke-gold opacity-60"
          strokeWidth=".800"
        />
        <ellipse
          cx="60"
          cy="40"
          rx="44"
          ry="20"
          className="fill-none stroke-gold opacity-40"
          strokeDasharray="2 2"
          strokeWidth=".500"
        />
        <Bird side="home" isDown={strength?.home === 0} attacks={isAttack(last, 'home')} />
        <Bird side="away" isDown={strength?.away === 0} attacks={isAttack(last, 'away')} />
      </svg>
      {strength && (
        <div className="grid grid-cols-2 gap-3">
          <Strength event={event} side="home" left={strength.home} />
          <Strength event={event} side="away" left={strength.away} />
        </div>
      )}
      <figcaption
        className={cx(
          'min-h-5 text-center text-sm font-semibold',
          last?.side === 'away' ? 'text-away' : 'text-home',
        )}
      >
        {last?.side &&
          t(last.kind === 'down' ? 'sportsbook.event.down' : 'sportsbook.event.attacks', {
            team: event[last.side].name,
          })}
      </figcaption>
    </figure>
  )
}

const isAttack = (last: Incident | undefined, side: Side): boolean =>
  last?.kind === 'attack' && last.side === side

/** A cock that looks at the other one. */
function Bird({ side, isDown, attacks }: { side: Side; isDown: boolean; attacks: boolean }) {
  const x = side === 'home' ? (attacks ? 38 : 30) : attacks ? 82 : 90
  return (
    <g
      className="motion-safe:transition-transform motion-safe:duration-220"
      style={{
        transform: `translate(${x}px, ${isDown ? 50 : 40}px) scale(${side === 'home' ? 1 : -1}, 1) rotate(${isDown ? 80 : 0}deg)`,
      }}
    >
      <path
        d="M13-14c-2-3-5-3-7-1-1 4-2 7-6 9-4 1-6-1-8-5-1-4-4-7-8-7 1 2 1 4 0 6-2 1-3 3-2 5 2-1 3 0 3 2 0 5 4 9 10 10l-1 6h-3v2h7l1-8 2 0 1 6h-3v2h7v-2h-2l-1-7c6-3 9-9 9-14l4-1z"
        className={side === 'home' ? 'fill-home' : 'fill-away'}
      />
      <path d="M6-15c0-3 2-3 2-1 1-3 3-2 3 0 2-2 3 0 2 2z" className="fill-gold" />
      <circle cx="10" cy="-13" r=".800" className="fill-bg" />
    </g>
  )
}

function Strength({ event, side, left }: { event: EventCard; side: Side; left: number }) {
  return (
    <p className="flex min-w-0 flex-col gap-1">
      <span
        className={cx(
          'flex justify-between gap-2 text-xs font-semibold text-muted',
          side === 'away' && 'flex-row-reverse',
        )}
      >
        <span className="truncate">{event[side].name}</span>
        <span className="tabular text-text">{left}%</span>
      </span>
      <span
        aria-hidden="true"
        className={cx(
          'flex h-2 overflow-hidden rounded-full bg-surface-3 forced-color-adjust-none',
          side === 'away' && 'justify-end',
        )}
      >
        <span
          className={cx(
            'rounded-full transition-[width] duration-220',
            side === 'home' ? 'bg-home' : 'bg-away',
          )}
          style={{ width: `${left}%` }}
        />
      </span>
    </p>
  )
}
