// SPDX-License-Identifier: Apache-2.0
import { gameTypes } from '@tessera/contract/catalogue/game-types'
import { NumberField } from '@tessera/ui/forms/number-field.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { MomentField } from '../../shared/moment-field.tsx'
import { t } from '../../shared/texts.ts'
import { countsMoney, missionCounts, missionKinds, type Mission } from './mission-words.ts'

export type MissionDraft = Omit<Mission, 'missionId' | 'currency' | 'spent'>
/** What the field of a figure shows; its text may be no number yet. */
export type MissionFigures = (name: 'target' | 'reward' | 'wagerTimes' | 'budget' | 'position') => {
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

interface MissionFieldsProps {
  draft: MissionDraft
  /** The draft as it was at first. */
  first: MissionDraft
  isNew: boolean
  problems: Readonly<Record<string, string>>
  figure: MissionFigures
  onChange: (part: Partial<MissionDraft>) => void
}

/** What a mission counts, what it pays, and when. The kind of an existing one stays. */
export function MissionFields({ draft, first, isNew, problems, figure, onChange }: MissionFieldsProps) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {isNew && (
        <Select
          label={t('console.missionKind')}
          value={draft.kind}
          options={missionKinds.map((value) => ({ value, label: t(`console.missionKind.${value}`) }))}
          onChange={(event) =>
            onChange({ kind: missionKinds.find((one) => one === event.target.value) ?? draft.kind })
          }
        />
      )}
      <Select
        label={t('console.missionCounts')}
        value={draft.counts}
        options={missionCounts.map((value) => ({ value, label: t(`console.missionCounts.${value}`) }))}
        onChange={(event) =>
          onChange({ counts: missionCounts.find((one) => one === event.target.value) ?? draft.counts })
        }
      />
      {draft.counts !== 'DEPOSITS' && <GamesCounted draft={draft} problems={problems} onChange={onChange} />}
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
      <NumberField label={t('console.missionWagerTimes')} required maxLength={2} {...figure('wagerTimes')} />
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
        error={problems['startTime']}
        onChange={(startTime) => onChange({ startTime: startTime ?? first.startTime })}
      />
      <MomentField
        label={t('console.missionUntil')}
        value={draft.endTime}
        error={problems['endTime']}
        onChange={(endTime) => onChange({ endTime })}
      />
    </div>
  )
}

/** The games on which bets count: all, those of a kind, those of a studio. */
function GamesCounted({
  draft,
  problems,
  onChange,
}: Pick<MissionFieldsProps, 'draft' | 'problems' | 'onChange'>) {
  return (
    <>
      <Select
        label={t('console.missionGameType')}
        value={draft.gameType ?? ''}
        options={[
          { value: '', label: t('console.missionAll') },
          ...gameTypes.map((value) => ({ value, label: value })),
        ]}
        onChange={(event) => onChange({ gameType: event.target.value === '' ? null : event.target.value })}
      />
      <TextField
        label={t('console.missionVendor')}
        maxLength={40}
        value={draft.vendor ?? ''}
        error={problems['vendor']}
        onChange={(event) => onChange({ vendor: event.target.value === '' ? null : event.target.value })}
      />
    </>
  )
}
