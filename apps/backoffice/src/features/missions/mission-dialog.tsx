// SPDX-License-Identifier: Apache-2.0
import { useState, type FormEvent } from 'react'
import { Failure } from '@tessera/contract/client/failure'
import { Checkbox } from '@tessera/ui/forms/checkbox.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { useCallMutation } from '../../shared/api.ts'
import { useBrandInput } from '../../shared/brand.tsx'
import { ErrorNotice } from '../../shared/error-notice.tsx'
import { FormFoot } from '../../shared/form-foot.tsx'
import { NamesEditor } from '../../shared/names-editor.tsx'
import { t } from '../../shared/texts.ts'
import { MissionFields, type MissionDraft, type MissionFigures } from './mission-fields.tsx'
import type { Mission } from './mission-words.ts'

interface MissionDialogProps {
  /** Undefined for a new one. */ mission: Mission | undefined
  onClose: () => void
  onSaved: () => void
}

const minuteMs = 60_000
const fresh = (): MissionDraft => ({
  kind: 'DAILY',
  titles: { EN: '' },
  counts: 'VALID_BETS',
  gameType: null,
  vendor: null,
  target: 100,
  reward: 5,
  wagerTimes: 0,
  startTime: Math.floor(Date.now() / minuteMs) * minuteMs,
  endTime: null,
  budget: 1_000,
  enabled: true,
  position: 100,
})

/** A mission with everything that an operator can set. For an existing one, sends only what was changed. */
export default function MissionDialog({ mission, onClose, onSaved }: MissionDialogProps) {
  const brand = useBrandInput()
  const [first] = useState<MissionDraft>(() => mission ?? fresh())
  const [draft, setDraft] = useState<MissionDraft>(first)
  const [figures, setFigures] = useState({
    target: String(first.target),
    reward: String(first.reward),
    wagerTimes: String(first.wagerTimes),
    budget: String(first.budget),
    position: String(first.position),
  })
  const add = useCallMutation('backoffice.addMission', ['backoffice.missions'])
  const save = useCallMutation('backoffice.changeMission', ['backoffice.missions'])
  const error = add.error ?? save.error
  const fields = error instanceof Failure ? error.fields : {}
  const change = (part: Partial<MissionDraft>): void => setDraft({ ...draft, ...part })
  const figure: MissionFigures = (name) => ({
    value: figures[name],
    error: fields[name],
    onChange: (value: string) => setFigures({ ...figures, [name]: value }),
  })
  const ofGames = draft.counts !== 'DEPOSITS'
  const { EN: title = '', ...names } = draft.titles
  function submit(event: FormEvent): void {
    event.preventDefault()
    const { kind, counts, startTime, endTime, enabled } = draft
    const typed = {
      titles: { EN: title.trim(), ...names },
      counts,
      gameType: ofGames ? draft.gameType : null,
      vendor: ofGames ? draft.vendor?.trim() || null : null,
      target: Number(figures.target),
      reward: Number(figures.reward),
      wagerTimes: Number(figures.wagerTimes),
      startTime,
      endTime,
      budget: Number(figures.budget),
      enabled,
      position: Number(figures.position),
    }
    if (!mission) return add.mutate({ ...brand, ...typed, kind }, { onSuccess: onSaved })
    const changed = Object.fromEntries(
      Object.entries(typed).filter(
        ([key, value]) => JSON.stringify(value) !== JSON.stringify(mission[key as keyof typeof typed]),
      ),
    )
    save.mutate({ missionId: mission.missionId, ...changed }, { onSuccess: onSaved })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={mission ? t('console.edit', { name: mission.titles['EN'] ?? '' }) : t('console.addMission')}
      closeLabel={t('console.close')}
      size="medium"
    >
      <form onSubmit={submit} className="flex flex-col gap-4">
        <ErrorNotice error={error} />
        {mission && <p className="text-sm text-muted">{t('console.missionTerms')}</p>}
        <TextField
          label={t('console.missionTitle')}
          required
          maxLength={120}
          value={title}
          error={fields['titles']}
          onChange={(event) => change({ titles: { ...draft.titles, EN: event.target.value } })}
        />
        <MissionFields
          draft={draft}
          first={first}
          isNew={mission === undefined}
          problems={fields}
          figure={figure}
          onChange={change}
        />
        <Checkbox checked={draft.enabled} onChange={(event) => change({ enabled: event.target.checked })}>
          {t('console.missionEnabled')}
        </Checkbox>
        <NamesEditor names={names} onChange={(others) => change({ titles: { EN: title, ...others } })} />
        <FormFoot onCancel={onClose} busy={add.isPending || save.isPending} />
      </form>
    </Dialog>
  )
}
