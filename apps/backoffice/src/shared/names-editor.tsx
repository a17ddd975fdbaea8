// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import X from 'lucide-react/icons/x'
import { languages } from '@tessera/texts/languages'
import { IconButton } from '@tessera/ui/forms/icon-button.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { languageName } from './language-name.ts'
import { t } from './texts.ts'

export type Names = Readonly<Record<string, string>>

/** The fixed English name is used for these. */
const visibleByFixedName = ['TY', 'EN']

/** The names of something in each language; a language without one uses the fixed English name. */
export function NamesEditor({ names, onChange }: { names: Names; onChange: (names: Names) => void }) {
  const [adding, setAdding] = useState('')
  const free = Object.keys(languages).filter((code) => !visibleByFixedName.includes(code) && !(code in names))
  const remove = (code: string): void =>
    onChange(Object.fromEntries(Object.entries(names).filter(([other]) => other !== code)))
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-sm font-semibold text-text">{t('console.namesByLanguage')}</legend>
      {Object.entries(names).map(([code, name]) => (
        <TextField
          key={code}
          label={t('console.nameIn', { language: languageName(code) })}
          dir="auto"
          required
          maxLength={120}
          value={name}
          onChange={(event) => onChange({ ...names, [code]: event.target.value })}
          end={
            <IconButton
              label={t('console.takeOut', { name: languageName(code) })}
              onClick={() => remove(code)}
            >
              <X className="size-4" aria-hidden="true" />
            </IconButton>
          }
        />
      ))}
      {free.length > 0 && (
        <Select
          label={t('console.addLanguage')}
          value={adding}
          options={[
            { value: '', label: '—' },
            ...free.map((value) => ({ value, label: languageName(value) })),
          ]}
          onChange={(event) => {
            if (event.target.value !== '') onChange({ ...names, [event.target.value]: '' })
            setAdding('')
          }}
        />
      )}
    </fieldset>
  )
}
