// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import { cx } from '@tessera/ui/cx.ts'
import { Select } from '@tessera/ui/forms/select.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { t } from '../../../shared/texts.ts'
import {
  codeName,
  codesOf,
  fallbackWords,
  noWords,
  withWord,
  wordFields,
  type ContentBody,
} from './content-kinds.ts'
import { HtmlEditor } from '../../../shared/html-editor.tsx'

const lengths = { title: 120, summary: 300, action: 40, category: 40, content: 50_000 }

interface WordsEditorProps {
  body: ContentBody
  onChange: (body: ContentBody) => void
  problems: Readonly<Record<string, string>>
}

/**
 * The words of an item, one language at a time. For a language without any, it shows in grey what its
 * visitors see.
 */
export function WordsEditor({ body, onChange, problems }: WordsEditorProps) {
  const [code, setCode] = useState('EN')
  const words = body.texts[code] ?? noWords
  const fallback = fallbackWords(body, code)
  return (
    <section
      aria-label={t('console.words')}
      className="flex flex-col gap-4 rounded-tile border border-line bg-surface-1 p-4"
    >
      <div className="md:hidden">
        <Select
          label={t('console.languages')}
          value={code}
          options={codesOf(body).map((value) => ({
            value,
            label: body.texts[value] ? `● ${codeName(value)}` : codeName(value),
          }))}
          onChange={(event) => setCode(event.target.value)}
        />
      </div>
      <div role="group" aria-label={t('console.languages')} className="hidden flex-wrap gap-1 md:flex">
        {codesOf(body).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === code}
            onClick={() => setCode(one)}
            className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 text-sm font-semibold text-muted hover:bg-surface-2 hover:text-text aria-pressed:bg-surface-3 aria-pressed:text-text"
          >
            <span
              aria-hidden="true"
              className={cx(
                'size-2 rounded-full',
                body.texts[one] ? 'bg-brand' : 'border border-line-control',
              )}
            />
            {codeName(one)}
            {!body.texts[one] && <span className="sr-only"> ({t('console.noWords')})</span>}
          </button>
        ))}
      </div>
      {!body.texts[code] && fallback && <p className="text-xs text-muted">{t('console.fallback')}</p>}
      {wordFields[body.kind].map((field) => {
        const label = t(`console.word.${field}`)
        const props = {
          label,
          value: words[field],
          placeholder: fallback?.[field] || undefined,
          error: problems[`body.texts.${code}.${field}`] ?? problems[`texts.${code}.${field}`],
        }
        return field === 'content' ? (
          <HtmlEditor
            key={`${code} ${field}`}
            {...props}
            onChange={(value) => onChange(withWord(body, code, field, value))}
          />
        ) : (
          <TextField
            key={`${code} ${field}`}
            {...props}
            dir="auto"
            maxLength={lengths[field]}
            onChange={(event) => onChange(withWord(body, code, field, event.target.value))}
          />
        )
      })}
    </section>
  )
}
