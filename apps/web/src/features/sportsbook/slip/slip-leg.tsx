// SPDX-License-Identifier: Apache-2.0
import { Badge } from '@tessera/ui/data/badge.tsx'
import { cx } from '@tessera/ui/cx.ts'
import { IconButton } from '@tessera/ui/forms/icon-button.tsx'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { t } from '../../../shared/texts/texts.ts'
import { priceText, usePriceFormat } from '../price/price-format.ts'
import { eventName, legMarkets, legOutcomes, legTitle } from '../words/leg-words.ts'
import type { SlipLeg } from './slip-store.ts'
import type { LegNow } from './use-slip-now.ts'

/** A leg of the slip: what was chosen, its price of now, and whether it takes bets. */
export function SlipLegRow({
  leg,
  now,
  asks,
  conflicts,
  onRemove,
  children,
}: {
  leg: SlipLeg
  now: LegNow
  /** Its change has to be accepted. */
  asks: boolean
  /** This kind of bet cannot join it. */
  conflicts: boolean
  onRemove: () => void
  children?: ReactNode
}) {
  return (
    <li
      className={cx(
        'flex flex-col gap-2 rounded-tile border bg-bg p-3',
        asks || conflicts || now.state === 'closed' ? 'border-gold' : 'border-line',
      )}
    >
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow">
          <p dir="auto" className="text-sm font-bold break-words text-text rtl:text-right">
            {legOutcomes(leg)}
          </p>
          <p dir="auto" className="text-xs break-words text-muted rtl:text-right">
            {legMarkets(leg)}
          </p>
          <p dir="auto" className="text-xs break-words text-muted rtl:text-right">
            {eventName(leg.event)}
          </p>
        </div>
        <LegPrice leg={leg} now={now} asks={asks} />
        <IconButton
          label={t('lottery.slip.remove', { line: legTitle(leg) })}
          onClick={onRemove}
          className="-me-2 -mt-2"
        >
          <X className="size-4" aria-hidden="true" />
        </IconButton>
      </div>
      <LegMarks leg={leg} now={now} conflicts={conflicts} />
      {children}
    </li>
  )
}

function LegPrice({ leg, now, asks }: { leg: SlipLeg; now: LegNow; asks: boolean }) {
  const format = usePriceFormat()
  const was = now.price !== leg.price && now.price > 0
  return (
    <p dir="ltr" className="tabular shrink-0 text-end">
      <span className={cx('block text-md font-extrabold', asks ? 'text-gold' : 'text-text')}>
        {priceText(now.price > 0 ? now.price : leg.price, format)}
      </span>
      {was && (
        <span className="block text-xs text-muted">
          <span className="sr-only">{t('sportsbook.slip.was', { price: priceText(leg.price, format) })}</span>
          <s aria-hidden="true">{priceText(leg.price, format)}</s>
        </span>
      )}
    </p>
  )
}

function LegMarks({ leg, now, conflicts }: { leg: SlipLeg; now: LegNow; conflicts: boolean }) {
  const scoreMoved = now.score !== undefined && leg.score !== undefined && now.changed
  if (now.state === 'open' && !now.score && !conflicts) return null
  return (
    <p className="flex flex-wrap items-center gap-1.5">
      {now.score && (
        <Badge small tone="bad">
          {t('sportsbook.slip.live')}
        </Badge>
      )}
      {now.score && (
        <bdi dir="ltr" className={cx('tabular text-xs font-bold', scoreMoved ? 'text-gold' : 'text-text')}>
          {now.score.home}–{now.score.away}
        </bdi>
      )}
      {now.state !== 'open' && (
        <Badge small tone="wait">
          {t(now.state === 'suspended' ? 'sportsbook.slip.suspended' : 'sportsbook.slip.closed')}
        </Badge>
      )}
      {conflicts && (
        <Badge small tone="wait">
          {t('sportsbook.slip.conflict')}
        </Badge>
      )}
    </p>
  )
}
