// SPDX-License-Identifier: Apache-2.0
import Plus from 'lucide-react/icons/plus'
import { mostPlaces } from '@tessera/rules/promotions/race'
import { Button } from '@tessera/ui/forms/button.tsx'
import { t } from '../../../shared/texts.ts'
import { MoneyField } from './fields.tsx'

/** The prizes of a race in the order of places. */
export function Places({
  places,
  problemOf,
  onChange,
}: {
  places: readonly number[]
  problemOf: (field: string) => string | undefined
  onChange: (places: number[]) => void
}) {
  return (
    <fieldset className="flex flex-col gap-3 sm:col-span-2 lg:col-span-3">
      <legend className="mb-1 text-xs text-muted">{t('console.offers.placesHint')}</legend>
      <div className="grid gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {places.map((prize, index) => (
          <MoneyField
            key={index}
            label={t('console.offers.place', { place: index + 1 })}
            value={prize}
            error={problemOf(`places.${index}`)}
            onChange={(next) => onChange(places.map((each, place) => (place === index ? next : each)))}
          />
        ))}
      </div>
      <span className="flex gap-2">
        <Button size="small" disabled={places.length >= mostPlaces} onClick={() => onChange([...places, 0])}>
          <Plus className="size-4" aria-hidden="true" />
          {t('console.offers.addPlace')}
        </Button>
        <Button size="small" disabled={places.length === 1} onClick={() => onChange(places.slice(0, -1))}>
          {t('console.offers.removePlace')}
        </Button>
      </span>
    </fieldset>
  )
}
