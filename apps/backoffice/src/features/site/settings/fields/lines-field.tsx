// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import { TextArea } from '@tessera/ui/forms/text-area.tsx'
import { t } from '../../../../shared/texts.ts'
import { textsOf } from '../schema.ts'
import type { SchemaFieldProps } from './schema-field.tsx'

const linesOf = (typed: string): string[] =>
  typed
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter(Boolean)

/** A list of texts, one per line; blank lines are ignored. */
export function LinesField({ label, value, onChange, disabled, error }: SchemaFieldProps) {
  const lines = textsOf(value)
  const [typed, setTyped] = useState(lines.join('\n'))
  const visible = linesOf(typed).join('\n') === lines.join('\n') ? typed : lines.join('\n')
  return (
    <TextArea
      label={label}
      dir="ltr"
      spellCheck={false}
      rows={Math.min(10, Math.max(3, lines.length + 1))}
      value={visible}
      disabled={disabled}
      error={error}
      hint={t('console.onePerLine', { count: lines.length })}
      onChange={(event) => {
        setTyped(event.target.value)
        onChange(linesOf(event.target.value))
      }}
    />
  )
}
