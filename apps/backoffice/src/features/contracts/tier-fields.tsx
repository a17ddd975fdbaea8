// SPDX-License-Identifier: Apache-2.0
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { largestTierCount, smallestTierCount } from '@tessera/rules/contracts/contract'
import { Button } from '@tessera/ui/forms/button.tsx'
import { IconButton } from '@tessera/ui/forms/icon-button.tsx'
import { NumberField } from '@tessera/ui/forms/number-field.tsx'
import { t } from '../../shared/texts.ts'
import { emptyTier, type TierDraft, type TierField } from './tier-drafts.ts'

interface TierFieldsProps {
  drafts: readonly TierDraft[]
  onChange: (drafts: TierDraft[]) => void
}

const fields: readonly { name: TierField; label: string; decimals: number }[] = [
  { name: 'minBets', label: t('console.contracts.minBets'), decimals: 2 },
  { name: 'minProfitLoss', label: t('console.contracts.minProfitLoss'), decimals: 2 },
  { name: 'minActiveMembers', label: t('console.contracts.minActiveMembers'), decimals: 0 },
  { name: 'percent', label: t('console.contracts.ratePercent'), decimals: 4 },
]

/** The tiers of an offer, to be typed. */
export function TierFields({ drafts, onChange }: TierFieldsProps) {
  const change = (key: number, name: TierField, value: string): void =>
    onChange(drafts.map((draft) => (draft.key === key ? { ...draft, [name]: value } : draft)))
  const addTier = (): void => onChange([...drafts, emptyTier(Math.max(...drafts.map(({ key }) => key)) + 1)])
  return (
    <div className="flex flex-col gap-3">
      {drafts.map((draft, index) => (
        <fieldset key={draft.key} className="rounded-tile border border-line bg-surface-1 p-3 pt-1">
          <legend className="sr-only">{t('console.contracts.tier', { number: index + 1 })}</legend>
          <div className="flex min-h-11 items-center justify-between">
            <span aria-hidden="true" className="text-sm font-bold text-text">
              {t('console.contracts.tier', { number: index + 1 })}
            </span>
            {drafts.length > smallestTierCount && (
              <IconButton
                label={t('console.contracts.removeTier', { number: index + 1 })}
                onClick={() => onChange(drafts.filter(({ key }) => key !== draft.key))}
              >
                <Trash2 className="size-4" aria-hidden="true" />
              </IconButton>
            )}
          </div>
          <div className="grid grid-cols-2 items-end gap-3 md:grid-cols-4">
            {fields.map(({ name, label, decimals }) => (
              <NumberField
                key={name}
                label={label}
                decimals={decimals}
                maxLength={15}
                value={draft[name]}
                onChange={(value) => change(draft.key, name, value)}
              />
            ))}
          </div>
        </fieldset>
      ))}
      {drafts.length < largestTierCount && (
        <span>
          <Button size="small" onClick={addTier}>
            <Plus className="size-4" aria-hidden="true" />
            {t('console.contracts.addTier')}
          </Button>
        </span>
      )}
    </div>
  )
}
