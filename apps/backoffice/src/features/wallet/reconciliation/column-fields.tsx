// SPDX-License-Identifier: Apache-2.0
import { Select } from '@tessera/ui/forms/select.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { t } from '../../../shared/texts.ts'
import type { Columns } from './statement.ts'

const delimiters = [
  { value: ',', label: t('console.statements.delimiter.comma') },
  { value: ';', label: t('console.statements.delimiter.semicolon') },
  { value: '\t', label: t('console.statements.delimiter.tab') },
] as const
const decimals = [
  { value: '.', label: t('console.statements.decimal.point') },
  { value: ',', label: t('console.statements.decimal.comma') },
] as const
const dayForms = ['YYYY-MM-DD', 'DD.MM.YYYY', 'DD/MM/YYYY', 'MM/DD/YYYY'] as const
const names = ['date', 'reference', 'amount', 'credit', 'debit', 'currency', 'content'] as const

/** Which column of a CSV file is what. */
export function ColumnFields({
  columns,
  onChange,
}: {
  columns: Columns
  onChange: (columns: Columns) => void
}) {
  const change = (part: Partial<Columns>): void => onChange({ ...columns, ...part })
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="text-sm font-semibold text-text">{t('console.statements.columns')}</legend>
      <p className="text-sm text-muted">{t('console.statements.columnsHint')}</p>
      <div className="grid gap-4 sm:grid-cols-3">
        <Select
          label={t('console.statements.delimiter')}
          value={columns.delimiter}
          options={[...delimiters]}
          onChange={(event) =>
            change({ delimiter: delimiters.find(({ value }) => value === event.target.value)?.value ?? ',' })
          }
        />
        <Select
          label={t('console.statements.decimal')}
          value={columns.decimal}
          options={[...decimals]}
          onChange={(event) =>
            change({ decimal: decimals.find(({ value }) => value === event.target.value)?.value ?? '.' })
          }
        />
        <Select
          label={t('console.statements.dayForm')}
          value={columns.dayForm}
          options={dayForms.map((value) => ({ value, label: value }))}
          onChange={(event) =>
            change({ dayForm: dayForms.find((one) => one === event.target.value) ?? 'YYYY-MM-DD' })
          }
        />
        {names.map((name) => (
          <TextField
            key={name}
            label={t(`console.statements.column.${name}`)}
            required={name === 'date' || name === 'reference'}
            maxLength={60}
            autoComplete="off"
            value={columns[name] ?? ''}
            onChange={(event) => change({ [name]: event.target.value })}
          />
        ))}
      </div>
    </fieldset>
  )
}
