// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { messageOf } from '@tessera/contract/client/failure'
import { formatMoney, Money } from '@tessera/ui/data/money.tsx'
import { Time } from '@tessera/ui/data/time.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import BadgePercent from 'lucide-react/icons/badge-percent'
import { useCallMutation } from '../../../shared/api/use-call-query.ts'
import { ReasonedButton } from '../../../shared/forms/reasoned-button.tsx'
import { Refusal } from '../../../shared/forms/refusal.tsx'
import { useWalletCurrency } from '../../../shared/session/use-wallet-currency.ts'
import { useZone } from '../../../shared/site/use-site.ts'
import { t } from '../../../shared/texts/texts.ts'

export type Rebate = CallOutput<'rewards.manualRebate'>

/** The total, and the button that claims it. */
export function ClaimCard({ rebate: { total, minimum, lastClaim } }: { rebate: Rebate }) {
  const { symbol } = useWalletCurrency()
  const zone = useZone()
  const claim = useCallMutation('rewards.claimRebate', [
    'rewards.manualRebate',
    'rewards.claimable',
    'wallet.balance',
    'wallet.transactions',
  ])
  const money = (value: number): string => `\u2066${symbol}${formatMoney(value)}\u2069`
  const submit = (): void =>
    claim.mutate(
      {},
      { onSuccess: ({ amount }) => showToast(t('rebates.claimed', { amount: money(amount) }), 'good') },
    )
  return (
    <section
      aria-label={t('rebates.total')}
      className="relative isolate flex flex-col gap-4 overflow-hidden rounded-tile border border-line bg-bg p-5 md:p-6"
    >
      <div aria-hidden="true" className="tesserae absolute inset-0 -z-10 bg-text opacity-[0.03]" />
      <div className="flex flex-wrap items-center gap-4">
        <span className="flex size-14 shrink-0 items-center justify-center rounded-full bg-gold-soft text-gold">
          <BadgePercent className="size-7" aria-hidden="true" />
        </span>
        <div className="min-w-0 flex-1">
          <p className="text-sm text-muted">{t('rebates.total')}</p>
          <Money
            value={total}
            currency={symbol}
            className="text-2xl leading-tight font-extrabold text-text"
          />
        </div>
        <span className="flex flex-col items-center gap-1.5 max-sm:w-full">
          <ReasonedButton
            look="primary"
            size="form"
            busy={claim.isPending}
            reason={total < minimum ? t('rebates.minimum', { amount: money(minimum) }) : undefined}
            onClick={submit}
            className="max-sm:w-full"
          >
            {t('rebates.claim', { amount: money(total) })}
          </ReasonedButton>
        </span>
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
        {lastClaim && (
          <span>
            {t('rebates.last')}: <Money value={lastClaim.amount} currency={symbol} /> ·{' '}
            <Time at={lastClaim.time} zone={zone} />
          </span>
        )}
      </p>
      <Refusal message={claim.error ? messageOf(claim.error, t('common.error.title')) : undefined} />
    </section>
  )
}
