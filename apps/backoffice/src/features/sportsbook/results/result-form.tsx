// SPDX-License-Identifier: Apache-2.0
import { readGoals } from '@tessera/rules/sportsbook/model/entered-result'
import { fightOutcomes } from '@tessera/rules/sportsbook/model/result'
import type { Side } from '@tessera/rules/sportsbook/model/sport'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Checkbox } from '@tessera/ui/forms/checkbox.tsx'
import { NumberField } from '@tessera/ui/forms/number-field.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { t } from '../../../shared/texts.ts'
import type { ResultFields } from './result-fields.ts'
import type { WholeResult } from './result-words.ts'

interface ResultFormProps {
  event: WholeResult['event']
  over: boolean
  fields: ResultFields
  onChange: (fields: ResultFields) => void
}
const sides: readonly Side[] = ['home', 'away']
const quarters = 4

/** The score of an event part by part. */
export function ResultForm({ event, over, fields, onChange }: ResultFormProps) {
  const { sport } = event
  const set = (changed: Partial<ResultFields>): void => onChange({ ...fields, ...changed })
  const sideOptions = [{ value: '', label: '—' }, ...sides.map((value) => ({ value, label: event[value] }))]
  return (
    <div className="flex flex-col gap-3">
      <Scores event={event} fields={fields} set={set} />
      {sport === 'tennis' && fields.scores.length > 1 && (
        <Checkbox
          checked={fields.matchTieBreak}
          onChange={({ target }) => set({ matchTieBreak: target.checked })}
        >
          {t('console.results.matchTieBreak', { number: fields.scores.length })}
        </Checkbox>
      )}
      {fields.maps.map((winner, map) => (
        <Select
          // Maps have no identity but their position.
          key={map}
          label={t('console.results.part.map', { number: map + 1 })}
          value={winner}
          options={sideOptions}
          onChange={({ target }) =>
            set({ maps: fields.maps.map((each, index) => (index === map ? sideOf(target.value) : each)) })
          }
        />
      ))}
      {sport === 'cockfight' && over && (
        <Select
          label={t('console.results.winner')}
          value={fields.outcome}
          options={[
            { value: '', label: '—' },
            ...fightOutcomes.map((value) => ({ value, label: t(`sportsbook.outcome.${value}`) })),
          ]}
          onChange={({ target }) =>
            set({ outcome: fightOutcomes.find((each) => each === target.value) ?? '' })
          }
        />
      )}
      {sport === 'football' && (
        <TextField
          label={t('console.results.goals')}
          hint={t('console.results.goalsHint')}
          dir="ltr"
          autoComplete="off"
          maxLength={400}
          value={fields.goals}
          error={readGoals(fields.goals) ? undefined : t('console.results.badGoals')}
          onChange={({ target }) => set({ goals: target.value })}
        />
      )}
      {(sport === 'tennis' || sport === 'esports') && over && (
        <Select
          label={t('console.results.gaveUp')}
          hint={sport === 'tennis' ? t('console.results.gaveUpHint') : undefined}
          value={fields.gaveUp}
          options={sideOptions}
          onChange={({ target }) => set({ gaveUp: sideOf(target.value) })}
        />
      )}
      {!over && fields.scores.length > 0 && (
        <NumberField
          label={t('console.results.partsPlayed')}
          value={fields.ended}
          onChange={(ended) => set({ ended })}
          max={fields.scores.length}
        />
      )}
    </div>
  )
}

const sideOf = (value: string): Side | '' => sides.find((side) => side === value) ?? ''

function Scores({
  event,
  fields,
  set,
}: Pick<ResultFormProps, 'event' | 'fields'> & { set: (changed: Partial<ResultFields>) => void }) {
  const change = (part: number, side: Side, value: string): void =>
    set({
      scores: fields.scores.map((score, index) => (index === part ? { ...score, [side]: value } : score)),
    })
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        {fields.scores.flatMap((score, part) =>
          sides.map((side) => (
            <NumberField
              key={`${part} ${side}`}
              label={t('console.results.home', { part: partName(event.sport, part), name: event[side] })}
              value={score[side]}
              max={999}
              onChange={(value) => change(part, side, value)}
            />
          )),
        )}
      </div>
      {event.sport === 'basketball' && (
        <Button
          size="small"
          onClick={() => set({ scores: [...fields.scores, { home: '', away: '' }] })}
          disabled={fields.scores.length >= mostQuarters}
        >
          {t('console.results.part.overtime', { number: fields.scores.length - quarters + 1 })}
        </Button>
      )}
    </>
  )
}
const mostQuarters = 14

function partName(sport: string, part: number): string {
  if (sport === 'football') return t('console.results.part.half', { number: part + 1 })
  if (sport === 'tennis') return t('console.results.part.set', { number: part + 1 })
  return part < quarters
    ? t('console.results.part.quarter', { number: part + 1 })
    : t('console.results.part.overtime', { number: part - quarters + 1 })
}
