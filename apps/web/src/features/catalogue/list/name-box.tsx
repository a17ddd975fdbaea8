// SPDX-License-Identifier: Apache-2.0
import { IconButton } from '@tessera/ui/forms/icon-button.tsx'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useEffect, useEffectEvent, useState } from 'react'
import { t } from '../../../shared/texts/texts.ts'

/** After a pause of this length, the typed text counts as the search. */
const pauseMs = 250

/** Searches the list by part of a name while it is being typed. */
export function NameBox({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  // The text was cleared or set from outside.
  if (value !== known) {
    setKnown(value)
    if (value !== typed.trim()) setTyped(value)
  }
  const search = useEffectEvent((text: string) => {
    if (text.trim() !== value) onSearch(text)
  })
  useEffect(() => {
    const timer = setTimeout(() => search(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <search className="relative block w-full">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (typed.trim() !== value) onSearch(typed)
        }}
      >
        <input
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={500}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          aria-label={t('lobby.search')}
          placeholder={t('lobby.search')}
          className="h-11 w-full rounded-control border border-line bg-surface-1 ps-11 pe-11 text-sm text-text transition-colors duration-160 placeholder:text-muted hover:border-line-control focus-visible:border-brand [&::-webkit-search-cancel-button]:hidden"
        />
        <Search className="pointer-events-none absolute start-3 top-3 size-5 text-muted" aria-hidden="true" />
        {typed !== '' && (
          <span className="absolute end-0.5 top-0.5">
            <IconButton
              label={t('common.clear')}
              onClick={() => {
                setTyped('')
                onSearch('')
              }}
            >
              <X className="size-4" aria-hidden="true" />
            </IconButton>
          </span>
        )}
      </form>
    </search>
  )
}
