// SPDX-License-Identifier: Apache-2.0
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { messageOf } from '@tessera/contract/client/failure'
import { t } from '../../shared/texts/texts.ts'
import { useBalance } from './use-balance.ts'
import { useVendorWallets } from './use-vendor-wallets.ts'
import { WalletList } from './wallet-list.tsx'
import { WalletTransferForm } from './wallet-transfer-form.tsx'

/** Moves money between the main wallet and those of vendors. */
export function TransferFundPage() {
  const { balance } = useBalance()
  const { wallets, error, refetch } = useVendorWallets()
  if (error && !wallets)
    return (
      <ErrorState
        title={messageOf(error, t('common.error.network'))}
        retryLabel={t('common.retry')}
        onRetry={() => void refetch()}
      />
    )
  if (!wallets || !balance) return <Skeleton className="h-96" />
  return (
    <div className="flex flex-col gap-5">
      <WalletList main={balance.mainBalance} wallets={wallets} />
      {wallets.length > 0 && <WalletTransferForm main={balance.mainBalance} wallets={wallets} />}
    </div>
  )
}
