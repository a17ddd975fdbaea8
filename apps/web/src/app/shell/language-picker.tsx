// SPDX-License-Identifier: Apache-2.0
import { isLanguage, languages, type Language } from '@tessera/texts/languages'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { Flag } from '@tessera/ui/media/flag.tsx'
import { controlClass } from '@tessera/ui/forms/field.tsx'
import { loadMissingFonts } from '@tessera/ui/theme/script-fonts.ts'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import Check from 'lucide-react/icons/check'
import Search from 'lucide-react/icons/search'
import { useEffect } from 'react'
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { SearchField } from 'react-aria-components/SearchField'
import { invalidateTexts } from '../../shared/api/use-call-query.ts'
import { useSite } from '../../shared/site/use-site.ts'
import { locale, switchLanguage, t, useLanguage } from '../../shared/texts/texts.ts'

interface Row {
  id: Language
  /** In the language itself. */ name: string
  /** In the language of the page; not repeated if it is the same name. */ note: string
  words: string
}

/**
 * The languages that the brand offers, each with its flag and its own name; typing filters the list. Load it
 * lazily.
 */
export default function LanguagePicker({ onClose }: { onClose: () => void }) {
  const chosen = useLanguage()
  const offered = useSite().whitelabel.languages
  const rows = rowsOf(offered.filter(isLanguage))
  useEffect(
    () => void loadMissingFonts(...offered.filter(isLanguage).map((code) => languages[code].tag)),
    [offered],
  )
  const { contains } = useFilter({ sensitivity: 'base' })
  return (
    <Dialog open onClose={onClose} title={t('language.title')} closeLabel={t('common.close')}>
      <Autocomplete filter={contains}>
        <SearchField aria-label={t('language.search')} className="sticky top-0 z-1 bg-surface-1 pb-3">
          <Search
            className="pointer-events-none absolute start-3 top-3.5 size-5 text-muted"
            aria-hidden="true"
          />
          <Input
            placeholder={t('language.search')}
            className={`${controlClass} h-12 ps-11 [&::-webkit-search-cancel-button]:hidden`}
          />
        </SearchField>
        <ListBox
          aria-label={t('language.list')}
          items={rows}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[chosen]}
          onSelectionChange={(keys) => {
            for (const key of keys) choose(String(key), onClose)
          }}
          className="outline-none"
          renderEmptyState={() => <p className="py-6 text-center text-sm text-muted">{t('language.none')}</p>}
        >
          {(row) => <LanguageRow row={row} />}
        </ListBox>
      </Autocomplete>
    </Dialog>
  )
}

function LanguageRow({ row: { id, name, note, words } }: { row: Row }) {
  const { flag, tag } = languages[id]
  return (
    <ListBoxItem
      id={id}
      textValue={words}
      className="group flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-sm text-text outline-none data-focused:bg-surface-2 data-focus-visible:bg-surface-2 data-selected:font-bold"
    >
      <Flag of={flag} className="size-6" />
      <span className="min-w-0 flex-1 truncate">
        <bdi lang={tag}>{name}</bdi>
      </span>
      <span className="truncate text-muted">{note}</span>
      <Check
        className="invisible size-4 shrink-0 text-brand group-data-selected:visible"
        aria-hidden="true"
      />
    </ListBoxItem>
  )
}

function rowsOf(codes: readonly Language[]): Row[] {
  const names = new Intl.DisplayNames([locale()], { type: 'language' })
  const english = new Intl.DisplayNames(['en'], { type: 'language' })
  return codes.map((id) => {
    const { name, tag } = languages[id]
    const here = id === 'TY' ? '' : (names.of(tag) ?? '')
    return { id, name, note: here === name ? '' : here, words: `${name} ${here} ${english.of(tag)} ${id}` }
  })
}

function choose(language: string, onClose: () => void): void {
  if (!isLanguage(language)) return
  onClose()
  switchLanguage(language).then(invalidateTexts, () => showToast(t('common.error.network'), 'bad'))
}
