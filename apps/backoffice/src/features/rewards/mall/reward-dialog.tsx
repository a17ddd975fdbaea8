// SPDX-License-Identifier: Apache-2.0
import { useState, type FormEvent } from 'react'
import { Failure } from '@tessera/contract/client/failure'
import { Checkbox } from '@tessera/ui/forms/checkbox.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { useBrandInput } from '../../../shared/brand.tsx'
import { useCallMutation } from '../../../shared/api.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { FormFoot } from '../../../shared/form-foot.tsx'
import { NamesEditor } from '../../../shared/names-editor.tsx'
import { t } from '../../../shared/texts.ts'
import type { Reward } from './mall-words.ts'
import { RewardFields, type RewardDraft, type RewardFigures } from './reward-fields.tsx'

interface RewardDialogProps {
  /** Undefined for a new one. */ reward: Reward | undefined
  onClose: () => void
  onSaved: () => void
}

const fresh: RewardDraft = {
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
/**
 * A reward with everything that an operator can set. For an existing one, sends only what was changed: its
 * stock changes by itself.
 */
export default function RewardDialog({ reward, onClose, onSaved }: RewardDialogProps) {
  const brand = useBrandInput()
  const [first] = useState<RewardDraft>(reward ?? fresh)
  const [draft, setDraft] = useState<RewardDraft>(first)
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
  const change = (part: Partial<RewardDraft>): void => setDraft({ ...draft, ...part })
  const figure: RewardFigures = (name) => ({
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
        <RewardFields draft={draft} isNew={reward === undefined} figure={figure} onChange={change} />
        <Checkbox checked={draft.enabled} onChange={(event) => change({ enabled: event.target.checked })}>
          {t('console.rewardShown')}
        </Checkbox>
        <NamesEditor names={draft.names} onChange={(names) => change({ names: { ...names } })} />
        <FormFoot onCancel={onClose} busy={add.isPending || save.isPending} />
      </form>
    </Dialog>
  )
}
