// SPDX-License-Identifier: Apache-2.0
import { cx } from '@tessera/ui/cx.ts'
import { t } from '../../../../shared/texts/texts.ts'
import type { EventCard, Incident } from '../event-answer.ts'
import { lastBasket } from './leads.ts'

/** The court with the last basket at the end where it fell. */
export function BasketballCourt({ event, incidents }: { event: EventCard; incidents: readonly Incident[] }) {
  const basket = lastBasket(incidents)
  const ahead = event.score.home - event.score.away
  return (
    <figure className="flex flex-col gap-2">
      <div className="relative">
        <svg
          viewBox="0 0 94 50"
          className="w-full rounded-control bg-gold-soft rtl:-scale-x-100"
          aria-hidden="true"
          focusable="false"
        >
          {Array.from({ length: 9 }, (_, plank) => (
            <rect key={plank} x={plank * 10.4} width="5.200" height="50" className="fill-shine" />
          ))}
          <g className="fill-none stroke-gold opacity-60" strokeWidth=".400">
            <path d="M1 1h92v48H1zM47 1v48M1 17h18v16H1M93 17H75v16h18" />
            <path d="M1 4h13a22 22 0 0 1 0 42H1M93 4H80a22 22 0 0 0 0 42h13" />
            <circle cx="47" cy="25" r="6" />
            <path d="M19 19a6 6 0 0 1 0 12M75 19a6 6 0 0 0 0 12" />
          </g>
          {[5.25, 88.75].map((x, end) => (
            <circle
              key={x}
              cx={x}
              cy="25"
              r={basket && (basket.side === 'home') === (end === 1) ? 3.2 : 1.4}
              className={cx(
                basket && (basket.side === 'home') === (end === 1)
                  ? basket.side === 'home'
                    ? 'fill-brand'
                    : 'fill-gold'
                  : 'fill-none stroke-gold',
              )}
              strokeWidth=".500"
            />
          ))}
        </svg>
        {basket && (
          <p
            aria-hidden="true"
            className={cx(
              'tabular absolute inset-y-0 grid place-items-center text-xl font-extrabold',
              basket.side === 'home' ? 'end-[14%] text-brand' : 'start-[14%] text-gold',
            )}
          >
            <span className="rounded-control bg-bg/80 px-2.5 py-0.5">+{basket.points}</span>
          </p>
        )}
      </div>
      <figcaption
        className={cx(
          'min-h-5 text-center text-sm font-semibold',
          ahead < 0 ? 'text-gold' : ahead > 0 ? 'text-brand' : 'text-muted',
        )}
      >
        {ahead === 0
          ? t('sportsbook.event.level')
          : t('sportsbook.event.leads', {
              team: ahead > 0 ? event.home.name : event.away.name,
              points: Math.abs(ahead),
            })}
      </figcaption>
    </figure>
  )
}
