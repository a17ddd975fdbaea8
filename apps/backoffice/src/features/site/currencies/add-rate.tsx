// SPDX-License-Identifier: Apache-2.0
import { useState, type FormEvent } from 'react'
import { Failure } from '@tessera/contract/client/failure'
import { Button } from '@tessera/ui/forms/button.tsx'
import { NumberField } from '@tessera/ui/forms/number-field.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useCallMutation } from '../../../shared/api.ts'
import { useBrandInput } from '../../../shared/brand.tsx'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { t } from '../../../shared/texts.ts'

/** As many decimals as a rate can have. */
const finestRate = 12

/** Enters the rate of a currency from a day on. */
export function AddRate({
  own,
  possible,
  today,
}: {
  own: string
  possible: readonly string[]
  today: string
}) {
  const brand = useBrandInput()
  const [currency, setCurrency] = useState(possible[0] ?? '')
  const [rate, setRate] = useState('')
  const [validFrom, setValidFrom] = useState(today)
  const add = useCallMutation('backoffice.addExchangeRate', [
    'backoffice.exchangeRates',
    'backoffice.moneyReport',
  ])
  const fields = add.error instanceof Failure ? add.error.fields : {}
  function submit(event: FormEvent): void {
    event.preventDefault()
    add.mutate(
      { ...brand, currency, rate, validFrom },
      {
        onSuccess: () => {
          setRate('')
          showToast(t('console.currencies.added'), 'good')
        },
      },
    )
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4 rounded-tile border border-line bg-surface-1 p-4">
      <ErrorNotice error={add.error} />
      <div className="grid gap-4 sm:grid-cols-3">
        <Select
          label={t('console.currencies.currency')}
          value={currency}
          error={fields['currency']}
          onChange={(event) => setCurrency(event.target.value)}
          options={possible.map((code) => ({ value: code, label: code }))}
        />
        <NumberField
          label={t('console.currencies.oneIs', { currency, own })}
          required
          decimals={finestRate}
          maxLength={30}
          value={rate}
          error={fields['rate']}
          onChange={setRate}
        />
        <TextField
          label={t('console.currencies.validFrom')}
          type="date"
          required
          value={validFrom}
          error={fields['validFrom']}
          onChange={(event) => setValidFrom(event.target.value)}
        />
      </div>
      <div className="flex justify-end">
        <Button type="submit" look="primary" busy={add.isPending}>
          {t('console.currencies.add')}
        </Button>
      </div>
    </form>
  )
}
