// SPDX-License-Identifier: Apache-2.0
import { largestTierCount, smallestTierCount } from '@tessera/rules/contracts/contract'
import type { TierDraft } from '@tessera/rules/contracts/tier-drafts'
import { NumberRows } from '@tessera/ui/forms/number-rows.tsx'
import { t } from '../../shared/texts.ts'

interface TierFieldsProps {
  drafts: readonly TierDraft[]
  onChange: (drafts: TierDraft[]) => void
}

const fields = [
  { name: 'minBets', label: () => t('console.contracts.minBets'), decimals: 2 },
  { name: 'minProfitLoss', label: () => t('console.contracts.minProfitLoss'), decimals: 2 },
  { name: 'minActiveMembers', label: () => t('console.contracts.minActiveMembers'), decimals: 0 },
  { name: 'percent', label: () => t('console.contracts.ratePercent'), decimals: 4 },
] as const

/** The fields for the tiers of an offer. */
export function TierFields({ drafts, onChange }: TierFieldsProps) {
  return (
    <NumberRows
      rows={drafts}
      onChange={onChange}
      fields={fields}
      fewest={smallestTierCount}
      most={largestTierCount}
      labels={{
        row: (number) => t('console.contracts.tier', { number }),
        remove: (number) => t('console.contracts.removeTier', { number }),
        add: t('console.contracts.addTier'),
      }}
    />
  )
}
