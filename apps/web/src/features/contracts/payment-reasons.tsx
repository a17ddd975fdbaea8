// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Money, formatMoney } from '@tessera/ui/data/money.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useEffect, useRef, type ReactNode } from 'react'
import { amountToWire } from '@tessera/rules/money'
import { useCallQuery } from '../../shared/api/use-call-query.ts'
import { useZone } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'
import { formatPeriod } from './format.ts'
import { PaymentDetails } from './payment-details.tsx'
import { PaymentStatus } from './payment-status.tsx'
import { recompute, type Reasons } from './recompute.ts'
import { TierTable } from './tier-table.tsx'

/** Why a payment is what it is: figures, tier, what went to downlines, and the same amount computed again here. */
export function PaymentReasons({ paymentId, onBack }: { paymentId: string; onBack: () => void }) {
  const { data, error, refetch } = useCallQuery('contracts.payment', { paymentId }, { member: true })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex flex-col gap-5">
      <div>
        <Button look="quiet" size="small" onClick={onBack}>
          <ArrowLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
          {t('contracts.back')}
        </Button>
      </div>
      <h3 ref={heading} tabIndex={-1} className="text-lg font-bold">
        {t('contracts.why')}
      </h3>
      {error && !data ? (
        <ErrorState
          title={messageOf(error, t('common.error.title'))}
          retryLabel={t('common.retry')}
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <Explanation payment={data} />
      ) : (
        <Skeleton className="h-64 w-full rounded-tile" />
      )}
    </div>
  )
}

function Explanation({ payment }: { payment: Reasons }) {
  const zone = useZone()
  const { amount, net, isBounded, agrees, missing } = recompute(payment)
  return (
    <>
      <Facts>
        <Fact title={t('contracts.period')}>
          <bdi dir="ltr">{formatPeriod(payment, zone)}</bdi>
        </Fact>
        <Fact title={t('agents.account')}>
          <bdi>{payment.account}</bdi>
        </Fact>
        <Fact title={t('contracts.payer')}>
          <bdi>{payment.from ?? t('contracts.operator')}</bdi>
        </Fact>
        <Fact title={t('contracts.status')}>
          <PaymentStatus status={payment.status} />
        </Fact>
      </Facts>
      <Facts>
        <AmountFact title={t('agents.bets')} value={payment.bets} />
        <AmountFact title={t('agents.profitAndLoss')} value={payment.profitLoss} />
        <Fact title={t('agents.activeMembers')}>{payment.activeMembers}</Fact>
      </Facts>
      {payment.tiers.length > 0 && (
        <TierTable
          tiers={payment.tiers}
          applied={payment.tier}
          title={t('contracts.tiers', { version: payment.version ?? 1 })}
        />
      )}
      {missing && payment.tiers.length > 0 && (
        <p className="text-sm text-muted">
          {t('contracts.missing', {
            bets: formatMoney(amountToWire(missing.bets)),
            profit: formatMoney(amountToWire(missing.profitLoss)),
            members: missing.activeMembers,
          })}
        </p>
      )}
      <Facts>
        <AmountFact title={t('contracts.base')} value={payment.base} />
        <AmountFact title={t('contracts.carriedIn')} value={payment.carriedIn} optional />
        <AmountFact title={t('contracts.amount')} value={payment.amount} />
        <AmountFact title={t('contracts.toDownlines')} value={payment.toDownlines} />
        <AmountFact title={t('contracts.heldBack')} value={payment.heldBack} optional />
        <AmountFact title={t('contracts.handedOn')} value={payment.handedOn} optional />
        <AmountFact title={t('contracts.net')} value={payment.net} strong />
        <AmountFact title={t('contracts.fromWallet')} value={payment.fromWallet} optional />
        <AmountFact title={t('contracts.owed')} value={payment.advanced} optional />
        <AmountFact title={t('contracts.carriedOut')} value={payment.carriedOut} optional />
      </Facts>
      {isBounded && (
        <p className="text-sm text-muted">
          {t('contracts.bounded', {
            full: formatMoney(payment.fullAmount),
            amount: formatMoney(payment.amount),
          })}
        </p>
      )}
      <p
        role="status"
        className={agrees ? 'text-sm font-semibold text-brand' : 'text-sm font-semibold text-danger'}
      >
        {agrees
          ? t('contracts.same')
          : t('contracts.differs', {
              amount: `${formatMoney(amount)} (${t('contracts.net')} ${formatMoney(net)})`,
            })}
      </p>
      <PaymentDetails payment={payment} />
    </>
  )
}

const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="grid gap-x-6 gap-y-2 rounded-tile border border-line bg-bg p-4 sm:grid-cols-2">
    {children}
  </dl>
)

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt className="text-sm text-muted">{title}</dt>
    <dd className="tabular text-end">{children}</dd>
  </div>
)

/** `optional`: stands there only if it says something. */
function AmountFact({
  title,
  value,
  optional = false,
  strong = false,
}: {
  title: string
  value: number
  optional?: boolean
  strong?: boolean
}) {
  if (optional && value === 0) return null
  return (
    <Fact title={title}>
      <Money value={value} className={strong ? 'font-bold' : undefined} />
    </Fact>
  )
}
