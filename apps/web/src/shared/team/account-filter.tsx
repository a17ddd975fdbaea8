// SPDX-License-Identifier: Apache-2.0
import { IconButton } from '@tessera/ui/forms/icon-button.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { t } from '../texts/texts.ts'

/** Filters a list by account name, or part of one; empty for all. */
export function AccountFilter({
  onChoose,
  error,
}: {
  onChoose: (account: string) => void
  error?: string | undefined
}) {
  const [typed, setTyped] = useState('')
  return (
    <form
      role="search"
      className="w-full md:max-w-72"
      onSubmit={(event) => {
        event.preventDefault()
        onChoose(typed.trim())
      }}
    >
      <TextField
        label={t('agents.search')}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        error={error}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          if (target.value === '') onChoose('')
        }}
        end={
          <IconButton type="submit" label={t('common.search')}>
            <Search className="size-5" aria-hidden="true" />
          </IconButton>
        }
      />
    </form>
  )
}
