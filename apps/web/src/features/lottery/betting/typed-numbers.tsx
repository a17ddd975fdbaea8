// SPDX-License-Identifier: Apache-2.0
import { latinDigits } from '@tessera/rules/numbers/latin-digits'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { useState } from 'react'
import { t } from '../../../shared/texts/texts.ts'
import { cutNumbers } from './slip.ts'

/** A field for several numbers: the typed digits are split by themselves. */
export function TypedNumbers({
  digits,
  most,
  onChange,
}: {
  digits: number
  most: number
  onChange: (numbers: string[]) => void
}) {
  const [text, setText] = useState('')
  const type = (typed: string): void => {
    const figures = latinDigits(typed).replace(/\D/g, '')
    const { whole, rest } = cutNumbers(figures.slice(0, digits * most), digits)
    setText([...whole, ...(rest === '' ? [] : [rest])].join(' '))
    onChange([...new Set(whole)])
  }
  return (
    <TextField
      label={t('lottery.typed')}
      hint={t('lottery.typed.hint', { count: digits })}
      value={text}
      onChange={(event) => type(event.target.value)}
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      className="tabular font-bold tracking-wider"
    />
  )
}
