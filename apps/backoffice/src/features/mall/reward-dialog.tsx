// SPDX-License-Identifier: Apache-2.0
import { useState, type FormEvent } from 'react'
import { Failure } from '@tessera/contract/client/failure'
import { rewardPictures, type RewardPicture } from '@tessera/rules/rewards/reward-pictures'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Checkbox } from '@tessera/ui/forms/checkbox.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { NumberField } from '@tessera/ui/forms/number-field.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { useBrandInput } from '../../shared/brand.tsx'
import { useCallMutation } from '../../shared/api.ts'
import { ErrorNotice } from '../../shared/error-notice.tsx'
import { NamesEditor } from '../../shared/names-editor.tsx'
import { t } from '../../shared/texts.ts'
import { rewardCategories, rewardKinds, type Reward } from './mall-words.ts'

interface RewardDialogProps {
  /** Undefined for a new one. */ reward: Reward | undefined
  onClose: () => void
  onSaved: () => void
}

type Draft = Omit<Reward, 'rewardId' | 'imageUrl'>
const fresh: Draft = {
  kind: 'GOODS',
  category: 'TECH',
  name: '',
  names: {},
  picture: 'present',
  points: 1_000,
  bonus: 0,
  stock: 10,
  minRankLevel: 0,
  position: 100,
  enabled: true,
}
const ranks = [0, 1, 2, 3, 4, 5, 6, 7] as const

/**
 * A reward with everything that an operator can set. For an existing one, sends only what was changed: its
 * stock changes by itself.
 */
export default function RewardDialog({ reward, onClose, onSaved }: RewardDialogProps) {
  const brand = useBrandInput()
  const [first] = useState<Draft>(reward ?? fresh)
  const [draft, setDraft] = useState<Draft>(first)
  const [figures, setFigures] = useState({
    points: String(first.points),
    stock: String(first.stock),
    bonus: String(first.bonus),
    position: String(first.position),
  })
  const add = useCallMutation('backoffice.addReward', ['backoffice.rewards'])
  const save = useCallMutation('backoffice.changeReward', ['backoffice.rewards'])
  const error = add.error ?? save.error
  const fields = error instanceof Failure ? error.fields : {}
  const change = (part: Partial<Draft>): void => setDraft({ ...draft, ...part })
  const figure = (name: keyof typeof figures) => ({
    value: figures[name],
    error: fields[name],
    onChange: (value: string) => setFigures({ ...figures, [name]: value }),
  })
  function submit(event: FormEvent): void {
    event.preventDefault()
    const { kind, category, name, names, picture, minRankLevel, enabled } = draft
    const typed = {
      category,
      name: name.trim(),
      names,
      picture,
      minRankLevel,
      enabled,
      points: Number(figures.points),
      stock: Number(figures.stock),
      position: Number(figures.position),
      bonus: kind === 'BONUS' ? Number(figures.bonus) : 0,
    }
    if (!reward) return add.mutate({ ...brand, ...typed, kind }, { onSuccess: onSaved })
    const changed = Object.fromEntries(
      Object.entries(typed).filter(
        ([key, value]) => JSON.stringify(value) !== JSON.stringify(reward[key as keyof typeof typed]),
      ),
    )
    save.mutate({ rewardId: reward.rewardId, ...changed }, { onSuccess: onSaved })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={reward ? t('console.edit', { name: reward.name }) : t('console.addReward')}
      closeLabel={t('console.close')}
      size="medium"
    >
      <form onSubmit={submit} className="flex flex-col gap-4">
        <ErrorNotice error={error} />
        <TextField
          label={t('console.rewardName')}
          required
          maxLength={120}
          value={draft.name}
          error={fields['name']}
          onChange={(event) => change({ name: event.target.value })}
        />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {!reward && (
            <Select
              label={t('console.rewardKind')}
              value={draft.kind}
              options={rewardKinds.map((value) => ({ value, label: t(`console.rewardKind.${value}`) }))}
              onChange={(event) =>
                change({ kind: rewardKinds.find((one) => one === event.target.value) ?? draft.kind })
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
              change({
                category: rewardCategories.find((one) => one === event.target.value) ?? draft.category,
              })
            }
          />
          <Select
            label={t('console.rewardPicture')}
            value={draft.picture}
            options={rewardPictures.map((value) => ({ value, label: value }))}
            onChange={(event) => change({ picture: pictureNamed(event.target.value) ?? draft.picture })}
          />
          <Select
            label={t('console.rewardRank')}
            value={String(draft.minRankLevel)}
            options={ranks.map((rank) => ({ value: String(rank), label: `VIP${rank}` }))}
            onChange={(event) => change({ minRankLevel: Number(event.target.value) })}
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
        <Checkbox checked={draft.enabled} onChange={(event) => change({ enabled: event.target.checked })}>
          {t('console.rewardShown')}
        </Checkbox>
        <NamesEditor names={draft.names} onChange={(names) => change({ names: { ...names } })} />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{t('console.cancel')}</Button>
          <Button type="submit" look="primary" busy={add.isPending || save.isPending}>
            {t('console.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const pictureNamed = (name: string): RewardPicture | undefined =>
  rewardPictures.find((picture) => picture === name)
