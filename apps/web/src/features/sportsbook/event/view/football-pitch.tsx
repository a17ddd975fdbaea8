// SPDX-License-Identifier: Apache-2.0
import { cx } from '@tessera/ui/cx.ts'
import { useState } from 'react'
import { t } from '../../../../shared/texts/texts.ts'
import { periodName } from '../../words/market-words.ts'
import type { EventCard, Pitch } from '../event-answer.ts'
import { zoneOf } from './zone-of.ts'

const [length, width] = [105, 68]
const mostTrail = 6
type Ball = NonNullable<Pitch['ball']>

/**
 * The pitch with the ball where it was last, the way it came, and where the side that has it is going. Home attacks
 * away from its name in either writing direction.
 */
export function FootballPitch({ event, pitch }: { event: EventCard; pitch: Pitch }) {
  const trail = useTrail(pitch.ball)
  const { ball } = pitch
  const zone = ball && zoneOf(ball)
  return (
    <figure className="flex flex-col gap-2">
      <svg
        viewBox={`0 0 ${length} ${width}`}
        className="w-full overflow-hidden rounded-control bg-brand-soft rtl:-scale-x-100"
        aria-hidden="true"
        focusable="false"
      >
        {Array.from({ length: 5 }, (_, stripe) => (
          <rect key={stripe} x={stripe * 21} width={10.5} height={width} className="fill-shine" />
        ))}
        {ball && <Attack ball={ball} />}
        <Lines />
        {trail.length > 1 && (
          <polyline
            points={trail.map(({ x, y }) => `${pitchX(x)},${pitchY(y)}`).join(' ')}
            className="fill-none stroke-text opacity-40"
            strokeWidth=".5"
            strokeDasharray="1.200 1.200"
            strokeLinecap="round"
          />
        )}
        {ball && (
          <g
            className="motion-safe:transition-transform motion-safe:duration-1000 motion-safe:ease-linear"
            style={{ transform: `translate(${pitchX(ball.x)}px, ${pitchY(ball.y)}px)` }}
          >
            <circle
              r="3.400"
              className={cx('opacity-35', ball.side === 'home' ? 'fill-brand' : 'fill-gold')}
            />
            <circle r="1.500" className="fill-on-art stroke-art-base" strokeWidth=".4" />
          </g>
        )}
      </svg>
      <figcaption
        className={cx(
          'min-h-5 text-center text-sm font-semibold',
          ball?.side === 'away' ? 'text-gold' : 'text-brand',
        )}
      >
        {ball && zone
          ? t(`sportsbook.event.ball.${zone}`, { team: event[ball.side].name })
          : periodName(event.period)}
      </figcaption>
    </figure>
  )
}

const pitchX = (per100: number): number => 1 + (per100 * (length - 2)) / 100
const pitchY = (per100: number): number => 1 + (per100 * (width - 2)) / 100

/** The last positions of the ball. */
function useTrail(ball: Ball | null): readonly Ball[] {
  const [trail, setTrail] = useState<readonly Ball[]>(ball ? [ball] : [])
  const last = trail.at(-1)
  if (ball && last?.atSecond !== ball.atSecond) setTrail([...trail, ball].slice(-mostTrail))
  return trail
}

/** The way from the ball to the goal that is attacked, the brighter the nearer the goal. */
function Attack({ ball }: { ball: Ball }) {
  const [x, y] = [pitchX(ball.x), pitchY(ball.y)]
  const goalX = ball.side === 'home' ? length : 0
  const strength = { safe: 'opacity-10', attack: 'opacity-20', danger: 'opacity-35' }[zoneOf(ball)]
  return (
    <path
      d={`M${x} ${y}L${goalX} 8V60z`}
      className={cx(strength, ball.side === 'home' ? 'fill-brand' : 'fill-gold')}
    />
  )
}

function Lines() {
  return (
    <g
      className="fill-none stroke-on-art-muted opacity-50 in-data-[theme=light]:stroke-muted"
      strokeWidth=".4"
    >
      <rect x="1" y="1" width="103" height="66" />
      <path d="M52.500 1v66M1 14h16v40H1M1 25h5.500v18H1M104 14H88v40h16M104 25h-5.500v18h5.500" />
      <circle cx="52.500" cy="34" r="9" />
      <path d="M17 27a9 9 0 0 1 0 14M88 27a9 9 0 0 0 0 14" />
    </g>
  )
}
