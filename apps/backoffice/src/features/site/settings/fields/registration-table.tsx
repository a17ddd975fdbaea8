// SPDX-License-Identifier: Apache-2.0
import { latinDigits } from '@tessera/rules/numbers/latin-digits'
import { patterns } from '@tessera/rules/identity/patterns'
import { controlClass } from '@tessera/ui/forms/field.tsx'
import { Table, type Column } from '@tessera/ui/data/table.tsx'
import { t } from '../../../../shared/texts.ts'
import { partName } from '../part-names.ts'
import { isRecord, textsOf } from '../schema.ts'
import type { SchemaFieldProps } from './schema-field.tsx'

interface Row {
  name: string
  rule: Record<string, unknown>
}

const small = `${controlClass} h-10 min-w-20`

/** The fields of a registration form: visible or not, required or not, and what each accepts. */
export function RegistrationTable({ label, schema, value, onChange, disabled, error }: SchemaFieldProps) {
  const all = isRecord(value) ? value : {}
  const rows: Row[] = textsOf(schema.names).map((name) => ({
    name,
    rule: isRecord(all[name]) ? all[name] : {},
  }))
  const change = ({ name, rule }: Row, part: Record<string, unknown>): void =>
    onChange({ ...all, [name]: { ...rule, ...part } })
  const tick = (title: string, key: 'enabled' | 'required'): Column<Row> => ({
    key,
    title,
    render: (row) => (
      <input
        type="checkbox"
        aria-label={`${partName(row.name)}: ${title}`}
        checked={row.rule[key] === true}
        disabled={disabled}
        onChange={(event) => change(row, { [key]: event.target.checked })}
        className="size-6 accent-brand"
      />
    ),
  })
  const figure = (title: string, key: 'minLength' | 'maxLength'): Column<Row> => ({
    key,
    title,
    render: (row) => (
      <input
        inputMode="numeric"
        aria-label={`${partName(row.name)}: ${title}`}
        value={String(row.rule[key] ?? '')}
        disabled={disabled}
        onChange={(event) =>
          change(row, { [key]: Number(latinDigits(event.target.value).replace(/\D/g, '')) })
        }
        className={`${small} max-w-24 text-sm`}
      />
    ),
  })
  const columns: Column<Row>[] = [
    {
      key: 'name',
      title: t('console.field'),
      render: (row) => <span className="font-semibold text-text">{partName(row.name)}</span>,
    },
    tick(t('console.shown'), 'enabled'),
    tick(t('console.required'), 'required'),
    figure(t('console.shortest'), 'minLength'),
    figure(t('console.longest'), 'maxLength'),
    {
      key: 'pattern',
      title: t('console.pattern'),
      render: (row) => <PatternFields row={row} disabled={disabled} onChange={(part) => change(row, part)} />,
    },
  ]
  return (
    <div className="flex flex-col gap-2">
      <Table caption={label} columns={columns} rows={rows} rowKey={(row) => row.name} />
      {error && (
        <p role="alert" className="text-xs font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

interface PatternFieldsProps {
  row: Row
  disabled: boolean
  onChange: (part: Record<string, unknown>) => void
}

/** What a field accepts: one of the known patterns by its number, or an own one. */
function PatternFields({ row: { name, rule }, disabled, onChange }: PatternFieldsProps) {
  return (
    <span className="flex gap-2">
      <select
        aria-label={`${partName(name)}: ${t('console.patternNumber')}`}
        value={String(rule.patternId ?? 0)}
        disabled={disabled}
        onChange={(event) => {
          const patternId = Number(event.target.value)
          onChange({ patternId, acceptedPattern: patterns[patternId]?.source ?? '' })
        }}
        className={`${small} max-w-24 text-sm`}
      >
        {patterns.map((_, number) => (
          <option key={number} value={number}>
            {number}
          </option>
        ))}
      </select>
      <input
        aria-label={`${partName(name)}: ${t('console.pattern')}`}
        dir="ltr"
        spellCheck={false}
        value={String(rule.acceptedPattern ?? '')}
        disabled={disabled}
        maxLength={500}
        onChange={(event) => onChange({ acceptedPattern: event.target.value })}
        className={`${small} text-sm`}
      />
    </span>
  )
}
