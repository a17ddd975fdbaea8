// SPDX-License-Identifier: Apache-2.0
import { formatMoney } from '@tessera/ui/data/money.tsx'
import { useWalletCurrency } from '../../shared/session/use-wallet-currency.ts'
import { t } from '../../shared/texts/texts.ts'
import type { Deposit } from './status-badge.tsx'

/** How a deposit differs from what the member announced, in a sentence; nothing when it does not. */
export function DeviationNote({ of: { deviation, amount, received, fee, takenBack } }: { of: Deposit }) {
  const { symbol } = useWalletCurrency()
  if (deviation === 'none') return null
  const written = (value: number): string => `${symbol}${formatMoney(value)}`
  return (
    <p className="w-full text-sm text-muted">
      {deviation === 'takenBack'
        ? t('wallet.deposit.takenBack', { amount: written(takenBack) })
        : t('wallet.deposit.otherAmount', { announced: written(amount), arrived: written(received + fee) })}
    </p>
  )
}
