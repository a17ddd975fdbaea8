// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useState } from 'react'
import { cx } from '@tessera/ui/cx.ts'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { Money } from '@tessera/ui/data/money.tsx'
import { useCallMutation } from '../../../shared/api.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { usePermission } from '../../../shared/permissions.ts'
import { marketName } from '../../../shared/sportsbook/market-words.ts'
import { t } from '../../../shared/texts.ts'
import { OutcomeRow } from './outcome-row.tsx'
import { StopButton } from './stop-button.tsx'
import { canTrade, marketTones, outcomeIn, type TradedMarket, type WholeEvent } from './trading-words.ts'

const PriceDialog = lazy(() => import('./price-dialog.tsx'))

interface MarketCardProps {
  event: WholeEvent
  market: TradedMarket
  /** The cards below it have the same columns, whose titles are not repeated for the eye. */
  isFirst: boolean
}

/** A market: a row for each outcome, with its price and what the book wins or loses with it. */
export function MarketCard({ event, market, isFirst }: MarketCardProps) {
  const [edited, setEdited] = useState<string>()
  const price = useCallMutation('backoffice.setSportsbookPrice', ['backoffice.sportsbookEvent'])
  const mayTrade = usePermission('tradeSportsbook') && canTrade(market)
  const name = marketName(event.sport, market)
  const rows = market.outcomes.map((outcome) => ({
    outcome,
    name: outcomeIn(event, market, outcome.outcome),
  }))
  const dialog = rows.find(({ outcome }) => outcome.outcome === edited)
  return (
    <article className="@container overflow-hidden rounded-tile border border-line bg-surface-1">
      <MarketHead event={event} market={market} name={name} isFirst={isFirst} />
      {price.error && (
        <div className="p-2">
          <ErrorNotice error={price.error} />
        </div>
      )}
      <div className="overflow-x-auto" role="region" aria-label={name} tabIndex={0}>
        <table className="w-full table-fixed text-sm">
          <caption className="sr-only">{name}</caption>
          <OutcomeHeads isVisible={isFirst} />
          <tbody>
            {rows.map((row) => (
              <OutcomeRow
                key={row.outcome.outcome}
                {...row}
                staked={market.staked}
                onPrice={
                  mayTrade && row.outcome.sourcePrice > 0
                    ? (next) =>
                        price.mutate({
                          marketId: market.id,
                          outcome: row.outcome.outcome,
                          price: next,
                          ticks: 0,
                        })
                    : undefined
                }
                onEdit={() => setEdited(row.outcome.outcome)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {dialog && (
        <Suspense>
          <PriceDialog
            marketId={market.id}
            market={name}
            name={dialog.name}
            outcome={dialog.outcome}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      )}
    </article>
  )
}

interface MarketHeadProps extends MarketCardProps {
  name: string
}

/** The name and the state of a market, what is at stake, and the button that stops betting on it. */
function MarketHead({ event, market, name, isFirst }: MarketHeadProps) {
  const { id, staked, worst, stopped } = market
  return (
    <header
      className={cx(
        'flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-1.5',
        isFirst && 'border-b border-line',
      )}
    >
      <h3 className="text-sm font-bold text-text">{name}</h3>
      <MarketBadge market={market} />
      <span className="ms-auto flex flex-wrap items-center gap-x-4 gap-y-2 text-xs text-muted">
        {staked > 0 && (
          <span>
            {t('console.sportsbook.staked')} <Money value={staked} className="font-bold text-text" />
          </span>
        )}
        {worst > 0 && (
          <span>
            {t('console.sportsbook.worst')} <Money value={-worst} className="font-bold text-danger" />
          </span>
        )}
        {canTrade(market) && <StopButton eventId={event.id} marketId={id} name={name} stopped={stopped} />}
      </span>
    </header>
  )
}

/** The widths and titles of the columns. */
function OutcomeHeads({ isVisible }: { isVisible: boolean }) {
  return (
    <>
      <colgroup>
        {heads.map(({ title, width }) => (
          <col key={title} className={width} />
        ))}
      </colgroup>
      <thead className={isVisible ? undefined : 'sr-only'}>
        <tr className="text-xs text-muted">
          {heads.map(({ title, cell }) => (
            <th key={title} scope="col" className={`${cell} py-1.5 font-semibold whitespace-nowrap`}>
              {t(title)}
            </th>
          ))}
        </tr>
      </thead>
    </>
  )
}

/** A card without space for all of them shows less, so that names stay whole; on a phone amounts stand below the name. */
const heads = [
  { title: 'console.sportsbook.outcome', width: '', cell: 'ps-4 text-start' },
  { title: 'console.sportsbook.price', width: 'w-40 @min-[40rem]:w-52', cell: 'px-2 text-start' },
  {
    title: 'console.sportsbook.feedPrice',
    width: 'w-20 @max-[40rem]:hidden',
    cell: 'px-2 text-end @max-[40rem]:hidden',
  },
  {
    title: 'console.sportsbook.staked',
    width: 'w-24 @max-[30rem]:hidden @min-[40rem]:w-28',
    cell: 'px-2 text-end @max-[30rem]:hidden',
  },
  {
    title: 'console.sportsbook.share',
    width: 'w-44 @max-[52rem]:hidden',
    cell: 'ps-6 text-start @max-[52rem]:hidden',
  },
  {
    title: 'console.sportsbook.result',
    width: 'w-28 @max-[30rem]:hidden @min-[40rem]:w-32',
    cell: 'pe-4 text-end @max-[30rem]:hidden',
  },
] as const

function MarketBadge({ market: { status, stopped, losing } }: { market: TradedMarket }) {
  if (stopped)
    return (
      <Badge small tone="bad">
        {t('console.sportsbook.market.stopped')}
      </Badge>
    )
  if (losing)
    return (
      <Badge small tone="bad">
        {t('console.sportsbook.market.losing')}
      </Badge>
    )
  return (
    <Badge small tone={marketTones[status]}>
      {t(`console.sportsbook.market.${status}`)}
    </Badge>
  )
}
