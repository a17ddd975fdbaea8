// SPDX-License-Identifier: Apache-2.0
import { latinDigits } from '@tessera/rules/numbers/latin-digits'
import { controlClass } from '@tessera/ui/forms/field.tsx'
import { useState } from 'react'
import { withDigits } from '../../../shared/forms/with-digits.ts'
import { t } from '../../../shared/texts/texts.ts'

const noDigit = '-'
const balls = 5

/** The digit that was typed last. */
const digitOf = (typed: string): string => latinDigits(typed).replace(/\D/g, '').slice(-1)

/** A digit for some of the five balls; the others are not bet on. */
export function PlacesEntry({ label, onChange }: { label: string; onChange: (numbers: string[]) => void }) {
  const [row, setRow] = useState<readonly string[]>(() => Array.from({ length: balls }, () => ''))
  const put = (place: number, typed: string): void => {
    const next = row.with(place, typed)
    setRow(next)
    const places = next.map(digitOf)
    onChange(places.every((one) => one === '') ? [] : [places.map((one) => one || noDigit).join('')])
  }
  return (
    <div role="group" aria-label={label} dir="ltr" className="flex gap-2">
      {row.map((digit, place) => (
        <input
          key={place}
          aria-label={t('lottery.ball', { number: place + 1 })}
          value={digit}
          placeholder={noDigit}
          inputMode="numeric"
          autoComplete="off"
          {...withDigits(digitOf, ({ target }) => put(place, target.value))}
          onFocus={(event) => event.target.select()}
          className={`${controlClass} tabular h-12 max-w-14 px-0 text-center font-bold`}
        />
      ))}
    </div>
  )
}
