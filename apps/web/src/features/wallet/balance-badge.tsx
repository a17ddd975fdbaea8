// SPDX-License-Identifier: Apache-2.0
import { IconButton } from '@tessera/ui/forms/icon-button.tsx'
import { Money } from '@tessera/ui/data/money.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useState } from 'react'
import { useWalletCurrency } from '../../shared/session/use-wallet-currency.ts'
import { t } from '../../shared/texts/texts.ts'
import { useBalance } from './use-balance.ts'

/** The balance in the header: visible or hidden; a press reloads it. */
export function BalanceBadge() {
  const { balance, refreshing, refresh } = useBalance()
  const currency = useWalletCurrency()
  const [hidden, setHidden] = useState(false)
  return (
    <div
      role="group"
      aria-label={t('wallet.balance')}
      className="flex h-10 items-center rounded-control border border-line bg-surface-1"
    >
      <IconButton
        label={hidden ? t('wallet.balance.show') : t('wallet.balance.hide')}
        aria-pressed={hidden}
        onClick={() => setHidden(!hidden)}
        className="!w-9"
      >
        {hidden ? (
          <EyeOff className="size-4" aria-hidden="true" />
        ) : (
          <Eye className="size-4" aria-hidden="true" />
        )}
      </IconButton>
      <span data-testid="balance" className="min-w-14 text-center text-sm font-bold text-text">
        {balance === undefined ? (
          <Skeleton className="h-4 w-16" />
        ) : hidden ? (
          <>
            <span aria-hidden="true">***</span>
            <span className="sr-only">{t('wallet.balance.hidden')}</span>
          </>
        ) : (
          <Money value={balance.sumBalance} currency={currency.symbol} />
        )}
      </span>
      <IconButton
        label={t('wallet.balance.refresh')}
        aria-busy={refreshing}
        onClick={() => void refresh()}
        className="!w-9"
      >
        <RefreshCw className={`size-4 ${refreshing ? 'turning' : ''}`} aria-hidden="true" />
      </IconButton>
    </div>
  )
}
