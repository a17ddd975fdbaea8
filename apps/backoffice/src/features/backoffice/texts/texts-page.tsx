// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useDeferredValue, useState } from 'react'
import { textSets, type TextSet } from '@tessera/texts/languages'
import { Checkbox } from '@tessera/ui/forms/checkbox.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { useAddressChoice, useAddressPage, useAddressText } from '../../../shared/address.ts'
import { useCallQuery } from '../../../shared/api.ts'
import { useBrandInput } from '../../../shared/brand.tsx'
import { languageName } from '../../../shared/language-name.ts'
import { Listing } from '../../../shared/listing.tsx'
import { Page } from '../../../shared/page.tsx'
import { t } from '../../../shared/texts.ts'
import type { BrandText } from './brand-text.ts'
import { textColumns } from './text-columns.tsx'

const TextDialog = lazy(() => import('./text-dialog.tsx'))
const HistoryDialog = lazy(() => import('./history-dialog.tsx'))

interface TextFilter {
  language: TextSet
  search: string
  onlyChanged: boolean
}

function useTextFilter(): [TextFilter, (next: TextFilter) => void] {
  const [language, setLanguage] = useAddressChoice('language', textSets, 'EN')
  const [search, setSearch] = useAddressText('search')
  const [changed, setChanged] = useAddressChoice('only', ['all', 'changed'], 'all')
  return [
    { language, search, onlyChanged: changed === 'changed' },
    (next) => {
      setLanguage(next.language)
      setSearch(next.search)
      setChanged(next.onlyChanged ? 'changed' : 'all')
    },
  ]
}

/** The sentences of the site in one language: those of the release, and those of the selected brand. */
export default function TextsPage() {
  const [filter, setFilter] = useTextFilter()
  const { language, onlyChanged } = filter
  const [pageNo, setPageNo] = useAddressPage()
  const [open, setOpen] = useState<{ dialog: 'edit' | 'history'; text: BrandText }>()
  const search = useDeferredValue(filter.search.trim())
  const query = useCallQuery('backoffice.texts', {
    ...useBrandInput(),
    ...{ language, search, onlyChanged, pageNo, pageSize: 25 },
  })
  // A dialog shows what is stored by now, also after somebody else has changed it.
  const listed = query.data?.list.find(({ key }) => key === open?.text.key)
  const text = listed && open && listed.version >= open.text.version ? listed : open?.text
  const close = (): void => setOpen(undefined)
  return (
    <Page title={t('console.texts')}>
      <p className="max-w-3xl text-sm text-muted">{t('console.texts.explain')}</p>
      <Listing
        caption={t('console.texts')}
        query={query}
        columns={textColumns(language, (dialog, row) => setOpen({ dialog, text: row }))}
        rowKey={({ key }) => key}
        empty={t('console.texts.none')}
        onPage={setPageNo}
        above={
          <TextFilters
            filter={filter}
            changed={query.data?.changed ?? 0}
            onChange={(part) => {
              setFilter({ ...filter, ...part })
              setPageNo(1)
            }}
          />
        }
      />
      {open && text && (
        <Suspense>
          {open.dialog === 'edit' ? (
            <TextDialog key={text.key} language={language} text={text} onClose={close} />
          ) : (
            <HistoryDialog
              language={language}
              text={text}
              onRestored={(restored) => setOpen({ dialog: 'history', text: restored })}
              onClose={close}
            />
          )}
        </Suspense>
      )}
    </Page>
  )
}

interface TextFiltersProps {
  filter: TextFilter
  /** How many sentences the brand words itself. */
  changed: number
  onChange: (part: Partial<TextFilter>) => void
}

function TextFilters({ filter: { language, search, onlyChanged }, changed, onChange }: TextFiltersProps) {
  return (
    <div className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[16rem_minmax(0,1fr)_auto]">
      <Select
        label={t('console.texts.language')}
        value={language}
        options={textSets.map((value) => ({ value, label: languageName(value) }))}
        onChange={(event) =>
          onChange({ language: textSets.find((one) => one === event.target.value) ?? language })
        }
      />
      <TextField
        label={t('console.texts.find')}
        type="search"
        maxLength={100}
        dir="auto"
        value={search}
        onChange={(event) => onChange({ search: event.target.value })}
      />
      <Checkbox checked={onlyChanged} onChange={(event) => onChange({ onlyChanged: event.target.checked })}>
        {t('console.texts.onlyChanged', { count: changed })}
      </Checkbox>
    </div>
  )
}
