// SPDX-License-Identifier: Apache-2.0
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { fromField, toField, useSiteZone, zoneName } from './site-zone.ts'
import { t } from './texts.ts'

interface MomentFieldProps {
  label: string
  value: number | null
  onChange: (value: number | null) => void
  hint?: string
  disabled?: boolean
  error?: string | undefined
}

/** Date and time in site time; empty for none. */
export function MomentField({ label, value, onChange, hint, disabled, error }: MomentFieldProps) {
  const hours = useSiteZone()
  if (hours === undefined) return null
  return (
    <TextField
      label={label}
      type="datetime-local"
      disabled={disabled}
      error={error}
      value={value === null ? '' : toField(value, hours)}
      hint={hint ?? t('console.siteTime', { zone: zoneName(hours) })}
      onChange={(event) => onChange(fromField(event.target.value, hours) ?? null)}
    />
  )
}
