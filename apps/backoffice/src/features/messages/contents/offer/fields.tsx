// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import { NumberField } from '@tessera/ui/forms/number-field.tsx'
import { TextArea } from '@tessera/ui/forms/text-area.tsx'

interface FieldOf<Value> {
  label: string
  hint?: string | undefined
  value: Value
  error?: string | undefined
  onChange: (value: Value) => void
}

/** An amount field; unfinished input, such as "1.", stays as it is. */
export function MoneyField({ value, onChange, ...rest }: FieldOf<number>) {
  return (
    <LimitField
      {...rest}
      decimals={2}
      value={value === 0 ? null : value}
      onChange={(next) => onChange(next ?? 0)}
    />
  )
}

/** A number that may be left out: an empty field is null. */
export function LimitField({
  value,
  onChange,
  decimals = 0,
  ...rest
}: FieldOf<number | null> & { decimals?: number }) {
  const stored = value === null ? '' : String(value)
  const [typed, setTyped] = useState(stored)
  const isSame = typed === '' ? value === null : Number(typed) === value
  return (
    <NumberField
      {...rest}
      decimals={decimals}
      value={isSame ? typed : stored}
      onChange={(next) => {
        setTyped(next)
        onChange(next === '' || next === '.' ? null : Number(next))
      }}
    />
  )
}

/** A list of words, one on each line or between commas. */
export function ListField({
  value,
  onChange,
  tidy = (word) => word,
  ...rest
}: FieldOf<readonly string[]> & { tidy?: (word: string) => string }) {
  const stored = value.join('\n')
  const [typed, setTyped] = useState(stored)
  const wordsOf = (text: string): string[] => [
    ...new Set(
      text
        .split(/[\n,;]+/)
        .map((word) => tidy(word.trim()))
        .filter((word) => word !== ''),
    ),
  ]
  const isSame = wordsOf(typed).join('\n') === stored
  return (
    <TextArea
      {...rest}
      rows={3}
      dir="ltr"
      value={isSame ? typed : stored}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(wordsOf(target.value))
      }}
    />
  )
}
