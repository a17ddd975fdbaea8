// SPDX-License-Identifier: Apache-2.0
import { useId, type ComponentType } from 'react'
import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import { Button } from '@tessera/ui/forms/button.tsx'
import { IconButton } from '@tessera/ui/forms/icon-button.tsx'
import { moved, OrderButtons } from '../../../../shared/order-buttons.tsx'
import { t } from '../../../../shared/texts.ts'
import { emptyOf, isRecord, itemsOf } from '../schema.ts'
import type { SchemaFieldProps } from './schema-field.tsx'

/**
 * A list of records, such as customer service channels: each a small form, in an order. `form` renders one of
 * them.
 */
export function RecordsField({
  label,
  schema,
  value,
  onChange,
  disabled,
  error,
  form: Form,
}: SchemaFieldProps & { form: ComponentType<SchemaFieldProps> }) {
  const id = useId()
  const records = Array.isArray(value) ? value.filter(isRecord) : []
  const items = itemsOf(schema)
  return (
    <div className="flex flex-col gap-3">
      <span id={id} className="text-sm font-semibold text-text">
        {label} · {records.length}
      </span>
      <ol aria-labelledby={id} className="flex flex-col gap-3">
        {records.map((record, index) => {
          const name = t('console.entry', { number: index + 1 })
          return (
            <li key={index} className="rounded-tile border border-line p-3">
              <div className="mb-2 flex items-center justify-between">
                <span className="text-xs font-semibold text-muted">{name}</span>
                <span className="inline-flex">
                  <OrderButtons
                    name={name}
                    index={index}
                    count={records.length}
                    disabled={disabled}
                    onMove={(to) => onChange(moved(records, index, to))}
                  />
                  <IconButton
                    label={t('console.takeOut', { name })}
                    disabled={disabled}
                    onClick={() => onChange(records.filter((_, at) => at !== index))}
                  >
                    <Trash className="size-4" aria-hidden="true" />
                  </IconButton>
                </span>
              </div>
              <Form
                label={name}
                schema={items}
                value={record}
                disabled={disabled}
                onChange={(next) => onChange(records.map((old, at) => (at === index ? next : old)))}
              />
            </li>
          )
        })}
      </ol>
      {error && (
        <p role="alert" className="text-xs font-semibold text-danger">
          {error}
        </p>
      )}
      {!disabled && (
        <span>
          <Button onClick={() => onChange([...records, emptyOf(items)])}>
            <Plus className="size-4" aria-hidden="true" />
            {t('console.addOne')}
          </Button>
        </span>
      )}
    </div>
  )
}
