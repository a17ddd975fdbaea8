// SPDX-License-Identifier: Apache-2.0
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { useState } from 'react'
import { withDigits } from '../../../shared/forms/with-digits.ts'
import { t } from '../../../shared/texts/texts.ts'
import { spacedNumbers, wholeNumbers, type NumbersInField } from './typed-digits.ts'

/** A field for several numbers: the typed digits are split by themselves. It starts with those that are chosen. */
export function TypedNumbers({
  digits,
  most,
  chosen,
  onChange,
}: NumbersInField & { chosen: readonly string[]; onChange: (numbers: string[]) => void }) {
  const [text, setText] = useState(chosen.join(' '))
  const field = { digits, most }
  return (
    <TextField
      label={t('lottery.typed')}
      hint={t('lottery.typed.hint', { count: digits })}
      value={text}
      {...withDigits(
        (typed) => spacedNumbers(typed, field),
        ({ target }) => {
          setText(target.value)
          onChange(wholeNumbers(target.value, field))
        },
      )}
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      className="tabular font-bold tracking-wider"
    />
  )
}
