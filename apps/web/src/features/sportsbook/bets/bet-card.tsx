// SPDX-License-Identifier: Apache-2.0
import { Badge } from '@tessera/ui/data/badge.tsx'
import { Money } from '@tessera/ui/data/money.tsx'
import { Time } from '@tessera/ui/data/time.tsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { lazy, Suspense, useState } from 'react'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { useWalletCurrency } from '../../../shared/session/use-wallet-currency.ts'
import { useZone } from '../../../shared/site/use-site.ts'
import { t } from '../../../shared/texts/texts.ts'
import { CashOut } from '../cash-out/cash-out.tsx'
import { ReviewNotice } from '../review/review-notice.tsx'
import { Pending } from '../slip/receipt.tsx'
import { kindName } from '../words/kind-name.ts'
import { BetLegRow } from './bet-leg.tsx'
import { type Bet, betState, refusalWords } from './bet-words.ts'

const HowSettled = lazy(() => import('../settled/how-settled.tsx'))

/** A bet of the member: its legs, what it cost, and what it can return or has returned. */
export function BetCard({ bet }: { bet: Bet }) {
  const zone = useZone()
  const { words, tone } = betState(bet)
  return (
    <li className="flex flex-col gap-3 rounded-tile border border-line bg-surface-1 p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-md font-bold text-text">{kindName(bet.kind, bet.legs.length)}</h2>
        {bet.lines > 1 && (
          <span className="text-xs text-muted">{t('lottery.slip.lines', { count: bet.lines })}</span>
        )}
        <span className="ms-auto">
          {bet.status === 'pending' ? (
            <Pending until={bet.decidesAt ?? 0} />
          ) : (
            <Badge tone={tone}>{words}</Badge>
          )}
        </span>
      </div>
      <ul className="flex flex-col divide-y divide-line">
        {bet.legs.map((leg) => (
          <BetLegRow key={leg.event.id} leg={leg} status={bet.status} />
        ))}
      </ul>
      {bet.status === 'refused' && (
        <p className="text-sm font-semibold text-danger">{refusalWords(bet.refusal)}</p>
      )}
      <Sums bet={bet} />
      <ReviewNotice bet={bet} />
      {(bet.status === 'open' || bet.cashedOut > 0) && <CashOut bet={bet} />}
      <p className="flex flex-wrap justify-between gap-x-3 text-xs text-muted">
        <Time at={bet.placedAt} zone={zone} />
        <bdi dir="ltr" className="tabular select-all" title={bet.betId}>
          {bet.betId.slice(0, shortId)}
        </bdi>
      </p>
      {bet.settlements > 0 && <Settled bet={bet} />}
    </li>
  )
}

const shortId = 8

function Sums({ bet }: { bet: Bet }) {
  const currency = useWalletCurrency().symbol
  const isOver = bet.returned !== null
  return (
    <dl className="flex flex-wrap items-end gap-x-6 gap-y-2">
      <div>
        <dt className="text-xs text-muted">{t('lottery.stake')}</dt>
        <dd className="font-semibold text-text">
          <Money value={bet.stake} currency={currency} />
        </dd>
      </div>
      <div>
        <dt className="text-xs text-muted">{t(isOver ? 'sportsbook.bets.returned' : 'lottery.slip.most')}</dt>
        <dd className="font-bold text-text">
          <Money
            value={bet.returned ?? bet.mostReturn}
            currency={currency}
            className={isOver && (bet.returned ?? 0) > bet.stake ? 'text-brand' : undefined}
          />
        </dd>
      </div>
    </dl>
  )
}

/** Opens how a bet was settled; computed only for somebody who wants to see it. */
function Settled({ bet }: { bet: Bet }) {
  const [open, setOpen] = useState(false)
  return (
    <details
      className="group border-t border-line pt-1"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 text-sm font-bold text-text [&::-webkit-details-marker]:hidden">
        {t('sportsbook.settled')}
        <ChevronDown
          className="size-4 shrink-0 text-muted transition-transform duration-220 group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      {open && (
        <Suspense fallback={<Skeleton className="h-24 w-full rounded-tile" />}>
          <HowSettled bet={bet} />
        </Suspense>
      )}
    </details>
  )
}
