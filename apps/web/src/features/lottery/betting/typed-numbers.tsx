// SPDX-License-Identifier: Apache-2.0
import { latinDigits } from '@tessera/rules/numbers/latin-digits'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { useState } from 'react'
import { withDigits } from '../../../shared/forms/with-digits.ts'
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
  const cut = (typed: string) =>
    cutNumbers(
      latinDigits(typed)
        .replace(/\D/g, '')
        .slice(0, digits * most),
      digits,
    )
  const spaced = (typed: string): string => {
    const { whole, rest } = cut(typed)
    return [...whole, ...(rest === '' ? [] : [rest])].join(' ')
  }
  return (
    <TextField
      label={t('lottery.typed')}
      hint={t('lottery.typed.hint', { count: digits })}
      value={text}
      {...withDigits(spaced, ({ target }) => {
        setText(target.value)
        onChange([...new Set(cut(target.value).whole)])
      })}
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      className="tabular font-bold tracking-wider"
    />
  )
}
