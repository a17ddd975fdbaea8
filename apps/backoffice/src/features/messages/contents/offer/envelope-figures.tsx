// SPDX-License-Identifier: Apache-2.0
import { formatMoney } from '@tessera/ui/data/money.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { t } from '../../../../shared/texts.ts'
import type { Offer } from '../content-kinds.ts'
import { LimitField, MoneyField } from './fields.tsx'
import { minuteOfTime, timeOfMinute } from './time-of-minute.ts'

type EnvelopeOffer = Extract<Offer, { kind: 'RED_ENVELOPE' }>

/** The pot of a red envelope, its envelopes and shares, and when it opens. */
export function EnvelopeFigures({
  offer,
  onChange,
  problemOf,
}: {
  offer: EnvelopeOffer
  onChange: (offer: Offer) => void
  problemOf: (field: string) => string | undefined
}) {
  const money = (field: 'pot' | 'smallest' | 'largest', hint?: string) => (
    <MoneyField
      label={t(`console.offers.${field}`)}
      hint={hint}
      value={offer[field]}
      error={problemOf(field)}
      onChange={(value) => onChange({ ...offer, [field]: value })}
    />
  )
  const count = (field: 'envelopes' | 'minutes') => (
    <LimitField
      label={t(`console.offers.${field}`)}
      value={offer[field]}
      error={problemOf(field)}
      onChange={(value) => onChange({ ...offer, [field]: value ?? 0 })}
    />
  )
  const average =
    offer.pot > 0 && offer.envelopes > 0
      ? t('console.offers.potHint', { average: formatMoney(offer.pot / offer.envelopes) })
      : undefined
  return (
    <>
      {money('pot', average)}
      {count('envelopes')}
      {money('smallest')}
      {money('largest')}
      <TextField
        type="time"
        label={t('console.offers.opensAt')}
        value={timeOfMinute(offer.opensAtMinute)}
        error={problemOf('opensAtMinute')}
        onChange={({ target }) =>
          onChange({ ...offer, opensAtMinute: minuteOfTime(target.value) ?? offer.opensAtMinute })
        }
      />
      {count('minutes')}
    </>
  )
}
