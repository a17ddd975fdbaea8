// SPDX-License-Identifier: Apache-2.0
import { useState, type FormEvent } from 'react'
import { gameTypes } from '@tessera/contract/catalogue/game-types'
import { Failure } from '@tessera/contract/client/failure'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Checkbox } from '@tessera/ui/forms/checkbox.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { NumberField } from '@tessera/ui/forms/number-field.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { useCallMutation } from '../../shared/api.ts'
import { useBrandInput } from '../../shared/brand.tsx'
import { ErrorNotice } from '../../shared/error-notice.tsx'
import { MomentField } from '../../shared/moment-field.tsx'
import { NamesEditor } from '../../shared/names-editor.tsx'
import { t } from '../../shared/texts.ts'
import { countsMoney, missionCounts, missionKinds, type Mission } from './reward-words.ts'

interface MissionDialogProps {
  /** Undefined for a new one. */ mission: Mission | undefined
  onClose: () => void
  onSaved: () => void
}

type Draft = Omit<Mission, 'missionId' | 'currency' | 'spent'>
const minuteMs = 60_000
const fresh = (): Draft => ({
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
  const [first] = useState<Draft>(() => mission ?? fresh())
  const [draft, setDraft] = useState<Draft>(first)
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
  const change = (part: Partial<Draft>): void => setDraft({ ...draft, ...part })
  const figure = (name: keyof typeof figures) => ({
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
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {!mission && (
            <Select
              label={t('console.missionKind')}
              value={draft.kind}
              options={missionKinds.map((value) => ({ value, label: t(`console.missionKind.${value}`) }))}
              onChange={(event) =>
                change({ kind: missionKinds.find((one) => one === event.target.value) ?? draft.kind })
              }
            />
          )}
          <Select
            label={t('console.missionCounts')}
            value={draft.counts}
            options={missionCounts.map((value) => ({ value, label: t(`console.missionCounts.${value}`) }))}
            onChange={(event) =>
              change({ counts: missionCounts.find((one) => one === event.target.value) ?? draft.counts })
            }
          />
          {ofGames && (
            <>
              <Select
                label={t('console.missionGameType')}
                value={draft.gameType ?? ''}
                options={[
                  { value: '', label: t('console.missionAll') },
                  ...gameTypes.map((value) => ({ value, label: value })),
                ]}
                onChange={(event) =>
                  change({ gameType: event.target.value === '' ? null : event.target.value })
                }
              />
              <TextField
                label={t('console.missionVendor')}
                maxLength={40}
                value={draft.vendor ?? ''}
                error={fields['vendor']}
                onChange={(event) =>
                  change({ vendor: event.target.value === '' ? null : event.target.value })
                }
              />
            </>
          )}
          <NumberField
            label={t('console.missionTarget')}
            required
            decimals={countsMoney(draft.counts) ? 2 : 0}
            maxLength={12}
            {...figure('target')}
          />
          <NumberField
            label={t('console.missionReward')}
            required
            decimals={2}
            maxLength={12}
            {...figure('reward')}
          />
          <NumberField
            label={t('console.missionWagerTimes')}
            required
            maxLength={2}
            {...figure('wagerTimes')}
          />
          <NumberField
            label={t('console.missionBudget')}
            required
            decimals={2}
            maxLength={12}
            {...figure('budget')}
          />
          <NumberField label={t('console.missionPosition')} required maxLength={6} {...figure('position')} />
          <MomentField
            label={t('console.missionFrom')}
            value={draft.startTime}
            error={fields['startTime']}
            onChange={(startTime) => change({ startTime: startTime ?? first.startTime })}
          />
          <MomentField
            label={t('console.missionUntil')}
            value={draft.endTime}
            error={fields['endTime']}
            onChange={(endTime) => change({ endTime })}
          />
        </div>
        <Checkbox checked={draft.enabled} onChange={(event) => change({ enabled: event.target.checked })}>
          {t('console.missionEnabled')}
        </Checkbox>
        <NamesEditor names={names} onChange={(others) => change({ titles: { EN: title, ...others } })} />
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
