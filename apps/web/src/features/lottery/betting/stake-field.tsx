// SPDX-License-Identifier: Apache-2.0
import { walletDecimals } from '@tessera/rules/currencies/known'
import { formatMoney } from '@tessera/ui/data/money.tsx'
import { NumberField } from '../../../shared/forms/number-field.tsx'
import { t } from '../../../shared/texts/texts.ts'
import type { PlayOffer } from '../lottery-types.ts'

/** The stake per lot, within what the play allows. */
export function StakeField({
  offer,
  stake,
  currency,
  isRefused,
  onStake,
}: {
  offer: PlayOffer
  stake: string
  currency: string
  /** Whether the member tried to add a bet with a stake that is not allowed. */
  isRefused: boolean
  onStake: (stake: string) => void
}) {
  const range = t('wallet.amount.range', {
    min: formatMoney(offer.minStake),
    max: formatMoney(offer.maxStake),
  })
  return (
    <NumberField
      label={t('lottery.stake')}
      value={stake}
      onChange={onStake}
      decimals={walletDecimals(currency)}
      hint={range}
      error={isRefused ? range : undefined}
    />
  )
}
