// SPDX-License-Identifier: Apache-2.0
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import Search from 'lucide-react/icons/search'
import { useId, useState } from 'react'
import { t } from '../../../shared/texts/texts.ts'
import { useNavigate } from '../../../shared/router/index.ts'
import Offers from './offers.tsx'
import { noteSearch } from './recent-searches.ts'
import { takeTypedAhead } from './typed-ahead.ts'
import { useListKeys } from './use-list-keys.ts'

/** The search over whatever page is open: opened by one key, used with the arrows. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  const list = useId()
  const { active, onKeyDown, control } = useListKeys()
  const navigate = useNavigate()
  // What was typed before the field had the focus goes in front.
  const begin = (): void => {
    const ahead = takeTypedAhead()
    if (ahead !== '') setText((now) => ahead + now)
  }
  const search = (wanted: string): void => {
    noteSearch(wanted)
    void navigate({ to: '/home', search: { gameName: wanted } })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('lobby.search.everything')}
      closeLabel={t('common.close')}
      size="medium"
    >
      <form
        className="relative"
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim() !== '') search(text.trim())
        }}
      >
        <input
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={500}
          autoFocus
          onFocus={begin}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded
          aria-controls={list}
          aria-activedescendant={active}
          aria-label={t('lobby.search.everything')}
          placeholder={t('search.placeholder')}
          className="h-12 w-full rounded-control border border-line-control bg-surface-2 ps-11 pe-3 text-text placeholder:text-muted focus-visible:border-brand [&::-webkit-search-cancel-button]:hidden"
        />
        <Search
          className="pointer-events-none absolute start-3 top-3.5 size-5 text-muted"
          aria-hidden="true"
        />
      </form>
      <div className="-mx-2 mt-3 min-h-[40dvh]">
        <Offers
          id={list}
          text={text.trim()}
          control={control}
          onText={setText}
          onSearch={search}
          onDone={onClose}
        />
      </div>
    </Dialog>
  )
}
