// SPDX-License-Identifier: Apache-2.0
import { Select } from '@tessera/ui/forms/select.tsx'
import { Switch } from '@tessera/ui/forms/switch.tsx'
import { MomentField } from '../../../../shared/moment-field.tsx'
import { choicesOf, emptyOf, isRecord, kindOf, numberOf, propertiesOf, type Schema } from '../schema.ts'
import { choiceName, partName } from '../part-names.ts'
import { ChoicesField } from './choices-field.tsx'
import { ColourField } from './colour-field.tsx'
import { LinesField } from './lines-field.tsx'
import { PictureField } from './picture-field.tsx'
import { ChoiceField, LineField, NumberOf, SecretField, SwitchField } from './plain-fields.tsx'
import { RecordsField } from './records-field.tsx'
import { RegistrationTable } from './registration-table.tsx'
import { ZoneField } from './zone-field.tsx'

export interface SchemaFieldProps {
  label: string
  schema: Schema
  value: unknown
  onChange: (value: unknown) => void
  disabled: boolean
  error?: string | undefined
}

/** The field that fits a value's JSON Schema; by default a line of text. */
export function SchemaField(props: SchemaFieldProps) {
  const { label, schema, value, onChange, disabled, error } = props
  switch (kindOf(schema)) {
    case 'switch':
      return <SwitchField {...props} />
    case 'number':
      return <NumberOf {...props} />
    case 'moment':
      return (
        <MomentField
          label={label}
          value={numberOf(value) ?? null}
          disabled={disabled}
          error={error}
          onChange={onChange}
        />
      )
    case 'colour':
      return (
        <ColourField
          label={label}
          value={String(value)}
          onChange={onChange}
          disabled={disabled}
          error={error}
        />
      )
    case 'picture':
      return (
        <PictureField
          label={label}
          value={typeof value === 'string' ? value : null}
          onChange={onChange}
          disabled={disabled}
        />
      )
    case 'choice':
      return <ChoiceField {...props} />
    case 'timeZone':
      return <ZoneField {...props} />
    case 'choices':
      return <ChoicesField {...props} />
    case 'lines':
      return <LinesField {...props} />
    case 'records':
      return <RecordsField {...props} form={ObjectField} />
    case 'registrationFields':
      return <RegistrationTable {...props} />
    case 'object':
      return <ObjectField {...props} />
    case 'optional':
      return <OptionalField {...props} />
    case 'variants':
      return <VariantsField {...props} />
    case 'secret':
      return <SecretField {...props} />
    case 'text':
      return <LineField {...props} />
  }
}

export function ObjectField({
  schema,
  value,
  onChange,
  disabled,
  label,
  only,
}: SchemaFieldProps & { only?: (name: string) => boolean }) {
  const record = isRecord(value) ? value : {}
  const names = propertiesOf(schema).map(([name]) => name)
  return (
    <fieldset className="grid min-w-0 gap-3 sm:grid-cols-2">
      <legend className="sr-only">{label}</legend>
      {propertiesOf(schema)
        .filter(([name]) => only?.(name) ?? true)
        .map(([name, inner]) => (
          <SchemaField
            key={name}
            label={partName(name, names)}
            schema={inner}
            value={record[name]}
            disabled={disabled}
            onChange={(next) => onChange({ ...record, [name]: next })}
          />
        ))}
    </fieldset>
  )
}

function OptionalField({ label, schema, value, onChange, disabled }: SchemaFieldProps) {
  const inner = choicesOf(schema).find((choice) => choice.type !== 'null') ?? {}
  return (
    <div className="flex flex-col gap-2">
      <Switch
        checked={value !== null}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked ? emptyOf(inner) : null)}
      >
        {label}
      </Switch>
      {value !== null && (
        <SchemaField label={label} schema={inner} value={value} onChange={onChange} disabled={disabled} />
      )}
    </div>
  )
}

/** One of several kinds of record, distinguished by the one property that each of them fixes. */
function VariantsField({ label, schema, value, onChange, disabled }: SchemaFieldProps) {
  const variants = choicesOf(schema)
  const key = propertiesOf(variants[0] ?? {}).find(([, inner]) => 'const' in inner)?.[0] ?? ''
  const nameOf = (variant: Schema): string =>
    String(propertiesOf(variant).find(([name]) => name === key)?.[1].const)
  const chosen = isRecord(value) ? String(value[key]) : ''
  const current = variants.find((variant) => nameOf(variant) === chosen)
  return (
    <div className="flex flex-col gap-3">
      <Select
        label={label}
        value={chosen}
        disabled={disabled}
        options={variants.map((variant) => ({ value: nameOf(variant), label: choiceName(nameOf(variant)) }))}
        onChange={(event) =>
          onChange(emptyOf(variants.find((variant) => nameOf(variant) === event.target.value) ?? {}))
        }
      />
      {current && (
        <ObjectField
          label={label}
          schema={current}
          value={value}
          onChange={onChange}
          disabled={disabled}
          only={(name) => name !== key}
        />
      )}
    </div>
  )
}
