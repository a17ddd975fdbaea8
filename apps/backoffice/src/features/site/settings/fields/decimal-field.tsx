// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import { NumberField } from '@tessera/ui/forms/number-field.tsx'

interface DecimalFieldProps {
  label: string
  value: number
  onChange: (value: number | '') => void
  disabled: boolean
  error?: string | undefined
  hint?: string | undefined
}

/**
 * An amount in currency units. The input stays as typed while it has the same value, so that "0." can become
 * "0.5".
 */
export function DecimalField({ label, value, onChange, disabled, error, hint }: DecimalFieldProps) {
  const [typed, setTyped] = useState(String(value))
  const visible = Number(typed) === value ? typed : String(value)
  return (
    <NumberField
      label={label}
      decimals={2}
      value={visible}
      disabled={disabled}
      error={error}
      hint={hint}
      onChange={(next) => {
        setTyped(next)
        onChange(next === '' ? '' : Number(next))
      }}
    />
  )
}
