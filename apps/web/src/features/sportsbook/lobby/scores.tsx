// SPDX-License-Identifier: Apache-2.0
import type { Side } from '@tessera/rules/sportsbook/model/sport'
import { cx } from '@tessera/ui/cx.ts'
import type { Card } from '../live/live-card.ts'

const sides = ['home', 'away'] as const
/** Sports that are read by their sets or quarters as well. */
const sportsWithParts: readonly Card['sport'][] = ['tennis', 'basketball']

/** Both sides, one below the other, with what they have scored. */
export function Opponents({ card, over = false }: { card: Card; over?: boolean }) {
  const begun = over || card.status === 'live' || card.status === 'interrupted'
  return (
    <span className="flex min-w-0 flex-col gap-1">
      {sides.map((side) => (
        <span key={side} className="flex min-w-0 items-center gap-2">
          {card.sport === 'cockfight' && <Colour side={side} />}
          <bdi className="min-w-0 flex-1 truncate text-sm font-semibold text-text rtl:text-right">
            {card[side].name}
          </bdi>
          {begun && <SideScore card={card} side={side} />}
        </span>
      ))}
    </span>
  )
}

/** Meron is red, Wala is blue. */
function Colour({ side }: { side: Side }) {
  return (
    <span
      className={cx('h-4 w-1 shrink-0 rounded-full', side === 'home' ? 'bg-danger' : 'bg-wala')}
      aria-hidden="true"
    />
  )
}

function SideScore({ card, side }: { card: Card; side: Side }) {
  if (card.sport === 'cockfight') return null
  return (
    <span dir="ltr" className="tabular flex shrink-0 items-center gap-2 text-sm">
      {sportsWithParts.includes(card.sport) &&
        card.periods.map((part) => (
          <span
            key={part.period}
            className={cx(
              'min-w-5 text-center text-muted',
              // A phone has space for the set that is played.
              (card.sport !== 'tennis' || part !== card.periods.at(-1)) && 'max-sm:hidden',
            )}
          >
            {part[side]}
          </span>
        ))}
      {card.sport === 'esports' && <Maps won={card.score[side]} />}
      <span className="min-w-5 text-center font-bold text-brand">{card.score[side]}</span>
    </span>
  )
}

/** A stone for each map that a side has won. */
function Maps({ won }: { won: number }) {
  return (
    <span className="flex gap-0.5" aria-hidden="true">
      {Array.from({ length: won }, (_, index) => (
        <svg key={index} viewBox="0 0 12 12" className="size-3 fill-brand">
          <path d="m6 .500 4.800 2.750v5.500L6 11.500 1.200 8.750v-5.500z" />
        </svg>
      ))}
    </span>
  )
}
