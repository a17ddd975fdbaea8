// SPDX-License-Identifier: Apache-2.0
import { largestTierCount, smallestTierCount } from '@tessera/rules/contracts/contract'
import type { TierDraft } from '@tessera/rules/contracts/tier-drafts'
import { NumberRows } from '@tessera/ui/forms/number-rows.tsx'
import '../../../shared/forms/number-reading.ts'
import { t } from '../../../shared/texts/texts.ts'
import { formatRate } from '../format.ts'
import type { Contract } from './contract-card.tsx'

interface OfferTiersProps {
  drafts: readonly TierDraft[]
  own: Contract
  onChange: (drafts: TierDraft[]) => void
}

/** The tiers of an offer, to be typed; beside each rate stands the highest that may be offered. */
export function OfferTiers({ drafts, own, onChange }: OfferTiersProps) {
  return (
    <NumberRows
      rows={drafts}
      onChange={onChange}
      fewest={smallestTierCount}
      most={largestTierCount}
      fields={[
        { name: 'minBets', label: () => t('contracts.minBets'), decimals: 2 },
        { name: 'minProfitLoss', label: () => t('contracts.minProfit'), decimals: 2 },
        { name: 'minActiveMembers', label: () => t('contracts.minActive'), decimals: 0 },
        { name: 'percent', label: (index) => rateLabel(own, index), decimals: 4 },
      ]}
      labels={{
        row: (number) => t('contracts.tier', { number }),
        remove: (number) => t('contracts.removeTier', { number }),
        add: t('contracts.addTier'),
      }}
    />
  )
}

function rateLabel({ tiers }: Contract, index: number): string {
  const own = tiers[index] ?? tiers.at(-1)
  return own ? t('contracts.rateOfOwn', { rate: formatRate(own.rate) }) : t('contracts.ratePercent')
}
