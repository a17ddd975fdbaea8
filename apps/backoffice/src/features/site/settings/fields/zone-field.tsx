// SPDX-License-Identifier: Apache-2.0
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { useId } from 'react'
import type { SchemaFieldProps } from './schema-field.tsx'

/** Browsers list some cities by names that they had before. */
const namesNow: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}
const zones = [
  ...new Set(['UTC', ...Intl.supportedValuesOf('timeZone').map((zone) => namesNow[zone] ?? zone)]),
].toSorted()

/** The name of a time zone: typing a part of it finds it. */
export function ZoneField({ label, value, onChange, disabled, error }: SchemaFieldProps) {
  const listId = useId()
  return (
    <>
      <TextField
        label={label}
        value={String(value ?? '')}
        list={listId}
        autoComplete="off"
        spellCheck={false}
        disabled={disabled}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={listId}>
        {zones.map((zone) => (
          <option key={zone}>{zone}</option>
        ))}
      </datalist>
    </>
  )
}
