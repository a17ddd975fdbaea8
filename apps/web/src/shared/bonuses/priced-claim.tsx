// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import type { BonusPriceView } from '@tessera/contract'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { useId } from 'react'
import { ReasonedButton } from '../forms/reasoned-button.tsx'
import { useSite } from '../site/use-site.ts'
import { t } from '../texts/texts.ts'
import { BonusPrice } from './bonus-price.tsx'

interface PricedClaimProps {
  /** What is claimed. */
  title: string
  /** The amounts that are priced, where they depend on what the member does. */
  example?: string | undefined
  price: { data: BonusPriceView | undefined; error: Error | null; refetch: () => unknown }
  /** The word on the button; to claim, unless it says otherwise. */
  action?: string
  onClaim: () => void
  onClose: () => void
}

/** States what a bonus costs before it is claimed. Without its price it cannot be claimed. */
export default function PricedClaim({
  title,
  example,
  price: { data, error, refetch },
  action = t('rewardCentre.claim'),
  onClaim,
  onClose,
}: PricedClaimProps) {
  const { symbol } = useSite().whitelabel.currency
  const saysPrice = useId()
  return (
    <Dialog open size="medium" onClose={onClose} title={title} closeLabel={t('common.close')}>
      <div className="flex flex-col gap-6">
        {data ? (
          <>
            {example !== undefined && <p className="text-sm text-text">{example}</p>}
            <BonusPrice price={data} currency={symbol} />
          </>
        ) : error ? (
          <div id={saysPrice}>
            <ErrorState
              title={messageOf(error, t('common.error.title'))}
              retryLabel={t('common.retry')}
              onRetry={() => void refetch()}
            />
          </div>
        ) : (
          <Skeleton className="h-96 w-full rounded-tile" />
        )}
        <div className="grid grid-cols-2 gap-3">
          <Button size="form" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <ReasonedButton
            size="form"
            look="primary"
            busy={!data && !error}
            reason={!data && error ? messageOf(error, t('common.error.title')) : undefined}
            reasonAt={saysPrice}
            onClick={onClaim}
          >
            {action}
          </ReasonedButton>
        </div>
      </div>
    </Dialog>
  )
}
