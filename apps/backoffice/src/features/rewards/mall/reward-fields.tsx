// SPDX-License-Identifier: Apache-2.0
import { rewardPictures, type RewardPicture } from '@tessera/rules/rewards/reward-pictures'
import { NumberField } from '@tessera/ui/forms/number-field.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { t } from '../../../shared/texts.ts'
import { rewardCategories, rewardKinds, type Reward } from './mall-words.ts'

export type RewardDraft = Omit<Reward, 'rewardId' | 'imageUrl'>
/** What the field of a figure shows; its text may be no number yet. */
export type RewardFigures = (name: 'points' | 'stock' | 'bonus' | 'position') => {
  value: string
  error: string | undefined
  onChange: (value: string) => void
}
const ranks = [0, 1, 2, 3, 4, 5, 6, 7] as const

/** What a reward is, who may have it, and what it costs. The kind of an existing one stays. */
export function RewardFields({
  draft,
  isNew,
  figure,
  onChange,
}: {
  draft: RewardDraft
  isNew: boolean
  figure: RewardFigures
  onChange: (part: Partial<RewardDraft>) => void
}) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {isNew && (
        <Select
          label={t('console.rewardKind')}
          value={draft.kind}
          options={rewardKinds.map((value) => ({ value, label: t(`console.rewardKind.${value}`) }))}
          onChange={(event) =>
            onChange({ kind: rewardKinds.find((one) => one === event.target.value) ?? draft.kind })
          }
        />
      )}
      <Select
        label={t('console.rewardCategory')}
        value={draft.category}
        options={rewardCategories.map((value) => ({
          value,
          label: t(`console.rewardCategory.${value}`),
        }))}
        onChange={(event) =>
          onChange({
            category: rewardCategories.find((one) => one === event.target.value) ?? draft.category,
          })
        }
      />
      <Select
        label={t('console.rewardPicture')}
        value={draft.picture}
        options={rewardPictures.map((value) => ({ value, label: value }))}
        onChange={(event) => onChange({ picture: pictureNamed(event.target.value) ?? draft.picture })}
      />
      <Select
        label={t('console.rewardRank')}
        value={String(draft.minRankLevel)}
        options={ranks.map((rank) => ({ value: String(rank), label: `VIP${rank}` }))}
        onChange={(event) => onChange({ minRankLevel: Number(event.target.value) })}
      />
      <NumberField label={t('console.rewardPoints')} required maxLength={12} {...figure('points')} />
      <NumberField label={t('console.rewardStock')} required maxLength={7} {...figure('stock')} />
      {draft.kind === 'BONUS' && (
        <NumberField
          label={t('console.rewardBonus')}
          required
          decimals={2}
          maxLength={12}
          {...figure('bonus')}
        />
      )}
      <NumberField label={t('console.rewardPosition')} required maxLength={6} {...figure('position')} />
    </div>
  )
}

const pictureNamed = (name: string): RewardPicture | undefined =>
  rewardPictures.find((picture) => picture === name)
