// SPDX-License-Identifier: Apache-2.0
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { t } from '../../../../shared/texts.ts'

interface ColourFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  disabled: boolean
  error?: string | undefined
}

export const isColour = (value: string): boolean => /^#[0-9a-f]{6}$/i.test(value)

/** A colour as #rrggbb, typed or picked. */
export function ColourField({ label, value, onChange, disabled, error }: ColourFieldProps) {
  return (
    <TextField
      label={label}
      value={value}
      maxLength={7}
      spellCheck={false}
      dir="ltr"
      disabled={disabled}
      error={error ?? (isColour(value) ? undefined : t('console.colourForm'))}
      onChange={(event) => onChange(event.target.value)}
      end={
        <input
          type="color"
          aria-label={t('console.pickColour', { label })}
          disabled={disabled}
          value={isColour(value) ? value.toLowerCase() : '#000000'}
          onChange={(event) => onChange(event.target.value)}
          className="size-9 cursor-pointer rounded-control bg-transparent"
        />
      }
    />
  )
}
