// SPDX-License-Identifier: Apache-2.0
import { distanceText, zoneLabel } from '@tessera/rules/site/zoned-days'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { useState } from 'react'
import { fromField, toField, useSiteZone } from './site-zone.ts'
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
  const zone = useSiteZone()
  const [now] = useState(() => Date.now())
  if (zone === undefined) return null
  return (
    <TextField
      label={label}
      type="datetime-local"
      disabled={disabled}
      error={error}
      value={value === null ? '' : toField(value, zone)}
      hint={
        hint ??
        t('console.siteTime', { zone: value === null ? zoneLabel(zone, now) : distanceText(zone, value) })
      }
      onChange={(event) => onChange(fromField(event.target.value, zone) ?? null)}
    />
  )
}
