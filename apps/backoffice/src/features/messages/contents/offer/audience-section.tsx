// SPDX-License-Identifier: Apache-2.0
import { everybody } from '@tessera/rules/promotions/audience'
import { Switch } from '@tessera/ui/forms/switch.tsx'
import { t } from '../../../../shared/texts.ts'
import type { Offer } from '../content-kinds.ts'
import { LimitField, ListField } from './fields.tsx'
import { Section } from './section.tsx'

type Audience = NonNullable<Offer['audience']>
type Range =
  | 'rankFrom'
  | 'rankTo'
  | 'registeredDaysFrom'
  | 'registeredDaysTo'
  | 'depositedFrom'
  | 'depositedTo'
  | 'playedFrom'
  | 'playedTo'
type List = 'countries' | 'languages' | 'withLabels' | 'withoutLabels' | 'names'

const ranges: readonly Range[] = [
  'rankFrom',
  'rankTo',
  'registeredDaysFrom',
  'registeredDaysTo',
  'depositedFrom',
  'depositedTo',
  'playedFrom',
  'playedTo',
]
const lists: readonly List[] = ['countries', 'languages', 'withLabels', 'withoutLabels', 'names']
const inCapitals: readonly List[] = ['countries', 'languages']
const withDecimals: readonly Range[] = ['depositedFrom', 'depositedTo', 'playedFrom', 'playedTo']
/** Lists without anything in them, which can be filled. */
const nobodyYet = { ...everybody, countries: [], languages: [], withLabels: [], withoutLabels: [], names: [] }

/** Whom a promotion is offered to: everybody, or who meets every part that is filled in. */
export function AudienceSection({
  audience,
  onChange,
  problemOf,
}: {
  audience: Audience | undefined
  onChange: (audience: Audience | undefined) => void
  problemOf: (field: string) => string | undefined
}) {
  const whom = { ...nobodyYet, ...audience }
  return (
    <Section title={t('console.offers.audience')} hint={t('console.offers.audienceHint')}>
      <div className="sm:col-span-2 lg:col-span-3">
        <Switch
          checked={audience !== undefined}
          onChange={({ target }) => onChange(target.checked ? nobodyYet : undefined)}
        >
          {t('console.offers.forSome')}
        </Switch>
      </div>
      {audience && (
        <>
          {ranges.map((field) => (
            <LimitField
              key={field}
              label={t(`console.offers.${field}`)}
              decimals={withDecimals.includes(field) ? 2 : 0}
              value={whom[field]}
              error={problemOf(`audience.${field}`)}
              onChange={(value) => onChange({ ...whom, [field]: value })}
            />
          ))}
          <LimitField
            label={t('console.offers.playedDays')}
            value={whom.playedDays}
            error={problemOf('audience.playedDays')}
            onChange={(value) => onChange({ ...whom, playedDays: value ?? 0 })}
          />
          {lists.map((field) => (
            <ListField
              key={field}
              label={t(`console.offers.${field}`)}
              value={whom[field]}
              error={problemOf(`audience.${field}`)}
              tidy={(word) => (inCapitals.includes(field) ? word.toUpperCase() : word)}
              onChange={(value) => onChange({ ...whom, [field]: value })}
            />
          ))}
        </>
      )}
    </Section>
  )
}
