// SPDX-License-Identifier: Apache-2.0
import { formatMoney } from '@tessera/ui/data/money.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { invalidate } from '../../shared/api/use-call-query.ts'
import { useTopic } from '../../shared/live/use-topic.ts'
import { useWalletCurrency } from '../../shared/session/use-wallet-currency.ts'
import { t } from '../../shared/texts/texts.ts'

/** Follows the member's bonuses; a message says why a bet with bonus money was not placed. */
export function useBonusNews(): void {
  const { symbol } = useWalletCurrency()
  useTopic('bonuses.moved', () =>
    invalidate('bonuses.wallet', 'wallet.bonusDetails', 'wallet.balance', 'wallet.withdrawalConfig'),
  )
  useTopic('bonuses.refused', ({ refusal, maxStake }) =>
    showToast(
      refusal === 'bonusStake'
        ? t('shell.betRefused.bonusStake', { amount: `\u2066${symbol}${formatMoney(maxStake ?? 0)}\u2069` })
        : t('shell.betRefused.bonusGame'),
      'bad',
    ),
  )
}
