// SPDX-License-Identifier: Apache-2.0
import { cx } from '@tessera/ui/cx.ts'
import { t } from '../../../../shared/texts/texts.ts'
import type { EventAnswer } from '../event-answer.ts'
import { pointTexts } from './point-texts.ts'

/** The court with who serves, and the points of the game. */
export function TennisCourt({ answer: { event, periods, statistics } }: { answer: EventAnswer }) {
  const points = pointTexts(periods, statistics)
  const service = statistics.find(({ name }) => name === 'service')
  const server = service ? (service.home === 1 ? 'home' : 'away') : undefined
  return (
    <figure className="flex flex-col gap-2">
      <div className="relative">
        <svg
          viewBox="0 0 120 60"
          className="w-full rounded-control bg-brand-soft rtl:-scale-x-100"
          aria-hidden="true"
          focusable="false"
        >
          <rect x="10" y="8" width="100" height="44" className="fill-brand opacity-15" />
          <g
            className="fill-none stroke-on-art-muted opacity-70 in-data-[theme=light]:stroke-muted"
            strokeWidth=".600"
          >
            <path d="M10 8h100v44H10zM10 14h100M10 46h100M33 14v32M87 14v32M33 30h54" />
            <path d="M60 4v52" strokeWidth="1.200" />
          </g>
          {server && (
            <g>
              <circle cx={server === 'home' ? 7 : 113} cy="38" r="4" className="fill-gold opacity-30" />
              <circle cx={server === 'home' ? 7 : 113} cy="38" r="2" className="fill-gold" />
            </g>
          )}
        </svg>
        {points && (
          <p
            aria-hidden="true"
            className="tabular pointer-events-none absolute inset-0 grid grid-cols-2 place-items-center text-2xl font-extrabold text-text"
          >
            <span className={cx('rounded-control bg-bg/70 px-3 py-1', server === 'home' && 'text-brand')}>
              {points.home}
            </span>
            <span className={cx('rounded-control bg-bg/70 px-3 py-1', server === 'away' && 'text-gold')}>
              {points.away}
            </span>
          </p>
        )}
      </div>
      <figcaption
        className={cx(
          'min-h-5 text-center text-sm font-semibold',
          server === 'away' ? 'text-gold' : 'text-brand',
        )}
      >
        {server && t('sportsbook.event.serves', { team: event[server].name })}
      </figcaption>
    </figure>
  )
}
