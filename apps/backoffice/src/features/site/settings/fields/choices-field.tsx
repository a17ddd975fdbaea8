// SPDX-License-Identifier: Apache-2.0
import { useId } from 'react'
import X from 'lucide-react/icons/x'
import { IconButton } from '@tessera/ui/forms/icon-button.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { moved, OrderButtons } from '../../../../shared/order-buttons.tsx'
import { t } from '../../../../shared/texts.ts'
import { choiceName } from '../part-names.ts'
import { itemsOf, textsOf } from '../schema.ts'
import type { SchemaFieldProps } from './schema-field.tsx'

/** Several values of a fixed set, in a chosen order. */
export function ChoicesField({ label, schema, value, onChange, disabled, error }: SchemaFieldProps) {
  const id = useId()
  const chosen = textsOf(value)
  const left = textsOf(itemsOf(schema).enum).filter((option) => !chosen.includes(option))
  return (
    <div className="flex flex-col gap-2">
      <span id={id} className="text-sm font-semibold text-text">
        {label} · {chosen.length}
      </span>
      <ul
        aria-labelledby={id}
        className="grid max-h-72 gap-1 overflow-y-auto rounded-control border border-line p-1 sm:grid-cols-2"
        tabIndex={0}
      >
        {chosen.map((code, index) => (
          <li
            key={code}
            className="flex items-center justify-between gap-1 rounded-control bg-surface-2 ps-3 text-sm text-text"
          >
            <span className="min-w-0 flex-1 truncate">{choiceName(code)}</span>
            <OrderButtons
              name={choiceName(code)}
              index={index}
              count={chosen.length}
              disabled={disabled}
              onMove={(to) => onChange(moved(chosen, index, to))}
            />
            <IconButton
              label={t('console.takeOut', { name: choiceName(code) })}
              disabled={disabled}
              onClick={() => onChange(chosen.filter((other) => other !== code))}
            >
              <X className="size-4" aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      {error && (
        <p role="alert" className="text-xs font-semibold text-danger">
          {error}
        </p>
      )}
      {left.length > 0 && !disabled && (
        <Select
          label={t('console.addOne')}
          value=""
          options={[
            { value: '', label: '—' },
            ...left.map((code) => ({ value: code, label: choiceName(code) })),
          ]}
          onChange={(event) => {
            if (event.target.value) onChange([...chosen, event.target.value])
          }}
        />
      )}
    </div>
  )
}
