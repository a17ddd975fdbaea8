// SPDX-License-Identifier: Apache-2.0
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { NumberField } from './number-field.tsx'

/** One row of numbers as they are typed; `key` stays with the row when others are removed. */
type NumberRow<Name extends string> = { readonly key: number } & { readonly [Field in Name]: string }

export interface NumberRowsProps<Name extends string> {
  rows: readonly NumberRow<Name>[]
  onChange: (rows: NumberRow<Name>[]) => void
  /** `label` of the row with an index from 0. */
  fields: readonly { name: Name; label: (index: number) => string; decimals: number }[]
  fewest: number
  most: number
  labels: { row: (number: number) => string; remove: (number: number) => string; add: string }
}

/** Rows of number fields, such as the tiers of a contract, between `fewest` and `most` of them. */
export function NumberRows<Name extends string>(props: NumberRowsProps<Name>) {
  const { rows, onChange, fields, fewest, most, labels } = props
  const change = (key: number, name: Name, value: string): void =>
    onChange(rows.map((row) => (row.key === key ? { ...row, [name]: value } : row)))
  const add = (): void => {
    const empty = Object.fromEntries(fields.map(({ name }) => [name, ''])) as Record<Name, string>
    onChange([...rows, { ...empty, key: Math.max(0, ...rows.map(({ key }) => key)) + 1 }])
  }
  return (
    <div className="flex flex-col gap-3">
      {rows.map((row, index) => (
        <fieldset key={row.key} className="rounded-tile border border-line bg-surface-1 p-3 pt-1">
          <legend className="sr-only">{labels.row(index + 1)}</legend>
          <div className="flex min-h-11 items-center justify-between">
            <span aria-hidden="true" className="text-sm font-bold text-text">
              {labels.row(index + 1)}
            </span>
            {rows.length > fewest && (
              <IconButton
                label={labels.remove(index + 1)}
                onClick={() => onChange(rows.filter(({ key }) => key !== row.key))}
              >
                <Trash2 className="size-4" aria-hidden="true" />
              </IconButton>
            )}
          </div>
          <div className="grid grid-cols-2 items-end gap-3 md:grid-cols-4">
            {fields.map(({ name, label, decimals }) => (
              <NumberField
                key={name}
                label={label(index)}
                decimals={decimals}
                maxLength={15}
                value={row[name]}
                onChange={(value) => change(row.key, name, value)}
              />
            ))}
          </div>
        </fieldset>
      ))}
      {rows.length < most && (
        <span>
          <Button size="small" onClick={add}>
            <Plus className="size-4" aria-hidden="true" />
            {labels.add}
          </Button>
        </span>
      )}
    </div>
  )
}
