// SPDX-License-Identifier: Apache-2.0
import { controlClass } from '@tessera/ui/forms/field.tsx'
import { useState } from 'react'
import { withDigits } from '../../../shared/forms/with-digits.ts'
import { t } from '../../../shared/texts/texts.ts'
import { digitOf, noDigit, numbersOfPositions } from './typed-positions.ts'

const balls = 5

/** A digit for some of the five balls; the others are not bet on. It starts with the row that is chosen. */
export function PositionsEntry({
  label,
  chosen,
  onChange,
}: {
  label: string
  chosen: string | undefined
  onChange: (numbers: string[]) => void
}) {
  const [row, setRow] = useState<readonly string[]>(() =>
    Array.from({ length: balls }, (_, at) => digitOf(chosen?.[at] ?? '')),
  )
  const put = (position: number, typed: string): void => {
    const next = row.with(position, typed)
    setRow(next)
    onChange(numbersOfPositions(next))
  }
  return (
    <div role="group" aria-label={label} dir="ltr" className="flex gap-2">
      {row.map((digit, position) => (
        <input
          key={position}
          aria-label={t('lottery.ball', { number: position + 1 })}
          value={digit}
          placeholder={noDigit}
          inputMode="numeric"
          autoComplete="off"
          {...withDigits(digitOf, ({ target }) => put(position, target.value))}
          onFocus={(event) => event.target.select()}
          className={`${controlClass} tabular h-12 max-w-14 px-0 text-center font-bold`}
        />
      ))}
    </div>
  )
}
