// SPDX-License-Identifier: Apache-2.0
import { playedMinutesOfFirstHalf, playedMinutesOfMatch } from '@tessera/rules/sportsbook/football/clock'
import { cx } from '@tessera/ui/cx.ts'
import { t } from '../../../../shared/texts/texts.ts'
import type { EventCard, Incident } from '../event-answer.ts'

/** More than this is seldom, and fills the height as well. */
const strongest = 60
/** Below this a minute belongs to nobody. */
const leastPressure = 15

/** Who pressed in each minute of play: home above the line, away below; goals and red cards where they fell. */
export function Momentum({
  event,
  momentum,
  incidents,
}: {
  event: EventCard
  momentum: readonly number[]
  incidents: readonly Incident[]
}) {
  return (
    <figure className="flex flex-col gap-1">
      <figcaption className="text-xs font-semibold text-muted">
        <span>{t('sportsbook.event.momentum')}</span>
        <span className="sr-only">
          {t('sportsbook.event.momentum.summary', {
            home: event.home.name,
            away: event.away.name,
            ...pressedMinutes(momentum),
          })}
        </span>
      </figcaption>
      <div aria-hidden="true" className="relative h-24 rounded-control bg-surface-2">
        <PressureBars momentum={momentum} />
        <span
          className="absolute inset-y-0 w-px bg-hairline"
          style={{ insetInlineStart: shareOf(playedMinutesOfFirstHalf * 60) }}
        />
        <Marks incidents={incidents} />
      </div>
      <div aria-hidden="true" className="tabular relative h-4 text-xs text-muted">
        <span className="absolute start-0">0′</span>
        <span className="absolute -ms-3" style={{ insetInlineStart: shareOf(playedMinutesOfFirstHalf * 60) }}>
          45′
        </span>
        <span className="absolute end-0">90′</span>
      </div>
    </figure>
  )
}

const PressureBars = ({ momentum }: { momentum: readonly number[] }) => (
  <svg
    viewBox={`0 -${strongest} ${playedMinutesOfMatch} ${2 * strongest}`}
    preserveAspectRatio="none"
    className="absolute inset-0 size-full rtl:-scale-x-100"
    focusable="false"
  >
    {momentum.map((value, minute) => (
      <rect
        key={minute}
        x={minute + 0.1}
        width=".8"
        y={value > 0 ? -heightOf(value) : 0}
        height={heightOf(value)}
        className={value > 0 ? 'fill-brand' : 'fill-gold'}
      />
    ))}
  </svg>
)

/** Goals and red cards. */
const Marks = ({ incidents }: { incidents: readonly Incident[] }) => (
  <>
    {incidents
      .filter(({ kind, side }) => side && (kind === 'goal' || kind === 'redCard'))
      .map(({ number, kind, side, playedSeconds }) => (
        <span
          key={number}
          className={cx(
            'absolute -ms-1.5 grid size-3.5 place-items-center',
            side === 'home' ? 'top-0.5' : 'bottom-0.5',
          )}
          style={{ insetInlineStart: shareOf(playedSeconds) }}
        >
          <span
            className={
              kind === 'goal'
                ? 'size-3 rounded-full border-2 border-art-base bg-on-art'
                : 'h-3 w-2 rounded-[2px] bg-danger-fill'
            }
          />
        </span>
      ))}
  </>
)

const heightOf = (value: number): number => Math.min(strongest, Math.max(2, Math.abs(value)))

const shareOf = (playedSeconds: number): string => `${(100 * playedSeconds) / (playedMinutesOfMatch * 60)}%`

/** How many minutes each side pressed. */
export const pressedMinutes = (
  momentum: readonly number[],
): { homeMinutes: number; awayMinutes: number } => ({
  homeMinutes: momentum.filter((value) => value >= leastPressure).length,
  awayMinutes: momentum.filter((value) => value <= -leastPressure).length,
})
