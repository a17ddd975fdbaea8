// SPDX-License-Identifier: Apache-2.0
import { NumberField } from '@tessera/ui/forms/number-field.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { Switch } from '@tessera/ui/forms/switch.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { t } from '../../../../shared/texts.ts'
import { choiceName } from '../part-names.ts'
import { numberOf, textsOf } from '../schema.ts'
import { DecimalField } from './decimal-field.tsx'
import type { SchemaFieldProps } from './schema-field.tsx'

/** Fields of single values, by their JSON Schema. */
export const SwitchField = ({ label, value, onChange, disabled }: SchemaFieldProps) => (
  <Switch checked={value === true} disabled={disabled} onChange={(event) => onChange(event.target.checked)}>
    {label}
  </Switch>
)

export const ChoiceField = ({ label, schema, value, onChange, disabled, error }: SchemaFieldProps) => (
  <Select
    label={label}
    value={String(value)}
    disabled={disabled}
    error={error}
    options={textsOf(schema.enum).map((option) => ({
      value: option,
      label: choiceName(option, schema.format),
    }))}
    onChange={(event) => onChange(event.target.value)}
  />
)

export const SecretField = ({ label, schema, value, onChange, disabled, error }: SchemaFieldProps) => (
  <TextField
    label={label}
    type="password"
    autoComplete="new-password"
    value={String(value ?? '')}
    disabled={disabled}
    error={error}
    maxLength={numberOf(schema.maxLength)}
    hint={t('console.secretHint')}
    onChange={(event) => onChange(event.target.value)}
  />
)

export const LineField = ({ label, schema, value, onChange, disabled, error }: SchemaFieldProps) => (
  <TextField
    label={label}
    value={String(value ?? '')}
    disabled={disabled}
    error={error}
    maxLength={numberOf(schema.maxLength)}
    onChange={(event) => onChange(event.target.value)}
  />
)

/** Whole numbers, decimals, and numbers below zero. */
export function NumberOf({ label, schema, value, onChange, disabled, error }: SchemaFieldProps) {
  const [least, most] = [numberOf(schema.minimum), numberOf(schema.maximum)]
  const hint =
    least === undefined || most === undefined || most > 1_000_000_000
      ? undefined
      : t('console.between', { least: String(least), most: String(most) })
  if (least !== undefined && least < 0)
    return (
      <TextField
        label={label}
        type="number"
        step={schema.type === 'number' ? 'any' : 1}
        min={least}
        max={most}
        value={String(value)}
        disabled={disabled}
        error={error}
        hint={hint}
        onChange={(event) => onChange(event.target.value === '' ? '' : Number(event.target.value))}
      />
    )
  if (schema.type === 'number')
    return (
      <DecimalField
        label={label}
        value={numberOf(value) ?? 0}
        onChange={onChange}
        disabled={disabled}
        error={error}
        hint={hint}
      />
    )
  return (
    <NumberField
      label={label}
      value={String(value ?? '')}
      disabled={disabled}
      error={error}
      hint={hint}
      onChange={(typed) => onChange(typed === '' ? '' : Number(typed))}
    />
  )
}
