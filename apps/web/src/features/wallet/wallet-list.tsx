// SPDX-License-Identifier: Apache-2.0
import { Badge } from '@tessera/ui/data/badge.tsx'
import { formatMoney, Money } from '@tessera/ui/data/money.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useId, useState } from 'react'
import { useCallMutation } from '../../shared/api/use-call-query.ts'
import { useWalletCurrency } from '../../shared/session/use-wallet-currency.ts'
import { t } from '../../shared/texts/texts.ts'
import type { VendorWallet } from './use-vendor-wallets.ts'

/** The smallest transfer that the platform accepts. */
export const smallestTransfer = 1
export const mainWallet = 'MAIN'

/** Every wallet with its balance, and what is on its way; brings everything back to the main wallet. */
export function WalletList({ main, wallets }: { main: number; wallets: readonly VendorWallet[] }) {
  const title = useId()
  const returnable = wallets.filter(({ balance, pending }) => balance >= smallestTransfer && !pending)
  return (
    <section aria-labelledby={title}>
      <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-2">
        <h3 id={title} className="text-sm font-semibold text-text">
          {t('center.transferFund.wallets')}
        </h3>
        {returnable.length > 0 && <ReturnAll wallets={returnable} />}
      </div>
      <ul className="flex flex-col gap-2">
        <Row name={t('center.transferFund.main')} balance={main} />
        {wallets.map((wallet) => (
          <Row
            key={wallet.vassalage}
            name={wallet.displayName}
            balance={wallet.balance}
            closed={wallet.status === 'maintenance'}
          />
        ))}
      </ul>
      {wallets.length === 0 && (
        <p className="mt-3 text-sm text-muted">{t('center.transferFund.emptyHint')}</p>
      )}
      <OnTheirWay wallets={wallets} />
    </section>
  )
}

function Row({ name, balance, closed = false }: { name: string; balance: number; closed?: boolean }) {
  const currency = useWalletCurrency()
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 rounded-tile border border-line bg-bg px-4 py-2">
      <span className="min-w-0 flex-1 truncate font-semibold text-text">{name}</span>
      {closed && (
        <Badge tone="wait" small>
          {t('center.transferFund.maintenance')}
        </Badge>
      )}
      <span className="tabular font-bold text-text">
        <Money value={balance} currency={currency.symbol} />
      </span>
    </li>
  )
}

/** Read aloud when it changes. */
function OnTheirWay({ wallets }: { wallets: readonly VendorWallet[] }) {
  return (
    <div role="status" className="flex flex-col gap-1 text-sm text-gold not-empty:mt-3">
      {wallets.map(
        ({ vassalage: vendorCode, displayName, pending }) =>
          pending && (
            <p key={vendorCode}>
              {t('center.transferFund.onItsWay', {
                amount: formatMoney(pending.amount),
                wallet: pending.toVendor ? displayName : t('center.transferFund.main'),
              })}
            </p>
          ),
      )}
    </div>
  )
}

function ReturnAll({ wallets }: { wallets: readonly VendorWallet[] }) {
  const { mutateAsync } = useCallMutation('play.walletTransfer', [
    'play.vendorWallets',
    'wallet.balance',
    'wallet.transactions',
  ])
  const [busy, setBusy] = useState(false)
  async function returnAll(): Promise<void> {
    setBusy(true)
    let arrived = 0
    for (const { vassalage: vendorCode, balance } of wallets) {
      const asked = { fromVassalage: vendorCode, toVassalage: mainWallet, amount: balance }
      const done = await mutateAsync(asked).catch(() => undefined)
      if (done?.status === 'done') arrived += 1
    }
    setBusy(false)
    if (arrived === wallets.length) showToast(t('center.transferFund.returned'), 'good')
    else showToast(t('center.transferFund.notReturned'), 'bad')
  }
  return (
    <Button size="small" busy={busy} onClick={() => void returnAll()}>
      {t('center.transferFund.returnAll')}
    </Button>
  )
}
