// SPDX-License-Identifier: Apache-2.0
import { repetitions, type Repetition } from '@tessera/rules/promotions/schedule'
import { Checkbox } from '@tessera/ui/forms/checkbox.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { t } from '../../../../shared/texts.ts'
import type { Offer } from '../content-kinds.ts'
import { LimitField } from './fields.tsx'
import { Section } from './section.tsx'

type Schedule = NonNullable<Offer['schedule']>
const usual: Schedule = { every: 'ONCE', weekDays: [], fromHour: 0, untilHour: 24 }
const weekDays = [1, 2, 3, 4, 5, 6, 7]
/** Day 1 of this week in 2024 was a Monday. */
const dayName = (day: number): string =>
  new Date(Date.UTC(2024, 0, day)).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' })

/** How often a promotion starts again, and on which days and hours members may join. */
export function ScheduleSection({
  schedule,
  repeats,
  onChange,
  problemOf,
}: {
  schedule: Schedule | undefined
  /** Whether this kind can start again. */
  repeats: boolean
  onChange: (schedule: Schedule | undefined) => void
  problemOf: (field: string) => string | undefined
}) {
  const when = schedule ?? usual
  const change = (part: Partial<Schedule>): void => {
    const next = { ...when, ...part }
    onChange(JSON.stringify(next) === JSON.stringify(usual) ? undefined : next)
  }
  return (
    <Section title={t('console.offers.schedule')} hint={t('console.offers.scheduleHint')}>
      {(repeats || when.every !== 'ONCE') && (
        <Select
          label={t('console.offers.every')}
          value={when.every}
          error={problemOf('schedule.every')}
          options={repetitions.map((value) => ({ value, label: t(`console.offers.every.${value}`) }))}
          onChange={({ target }) => change({ every: target.value as Repetition })}
        />
      )}
      <LimitField
        label={t('console.offers.fromHour')}
        value={when.fromHour}
        error={problemOf('schedule.fromHour')}
        onChange={(value) => change({ fromHour: value ?? 0 })}
      />
      <LimitField
        label={t('console.offers.untilHour')}
        value={when.untilHour}
        error={problemOf('schedule.untilHour')}
        onChange={(value) => change({ untilHour: value ?? 24 })}
      />
      <fieldset className="sm:col-span-2 lg:col-span-3">
        <legend className="mb-2 text-sm text-muted">{t('console.offers.weekDays')}</legend>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          {weekDays.map((day) => (
            <Checkbox
              key={day}
              checked={when.weekDays.includes(day)}
              onChange={({ target: { checked } }) =>
                change({
                  weekDays: weekDays.filter((each) =>
                    each === day ? checked : when.weekDays.includes(each),
                  ),
                })
              }
            >
              {dayName(day)}
            </Checkbox>
          ))}
        </div>
      </fieldset>
    </Section>
  )
}
