// SPDX-License-Identifier: Apache-2.0
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { cx } from '@tessera/ui/cx.ts'
import { IconButton } from '@tessera/ui/forms/icon-button.tsx'
import { lazy, Suspense, useId, type FocusEvent } from 'react'
import { usePanels } from '../../../shared/session/gate.ts'
import { t } from '../../../shared/texts/texts.ts'
import { withPageTexts } from '../../../shared/texts/with-page-texts.ts'
import { useListKeys } from './use-list-keys.ts'
import { useSearchField } from './use-search-field.ts'

const loadOffers = withPageTexts(() => import('./offers.tsx'))
const Offers = lazy(loadOffers)

/**
 * A search field for games: while the user types, it suggests games, studios, themes and features; Enter or
 * the magnifier shows all results, the cross clears. Its suggestions load when the field gets the focus.
 */
export function SearchBox({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const field = useSearchField(value, onSearch)
  const { input, text, open, setOpen, refused } = field
  const list = useId()
  const { openPanel } = usePanels()
  const { active, onKeyDown, control } = useListKeys()
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }
  return (
    <search className="relative block w-full" onBlur={leave}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          field.submit()
        }}
        className="relative"
      >
        <input
          ref={input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={500}
          value={text}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={open ? list : undefined}
          aria-activedescendant={open ? active : undefined}
          onChange={(event) => {
            field.setText(event.target.value)
            setOpen(true)
          }}
          onFocus={() => void loadOffers()}
          onClick={() => setOpen(true)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && open) {
              event.preventDefault()
              setOpen(false)
            } else if (open) onKeyDown(event)
            else if (event.key === 'ArrowDown') setOpen(true)
          }}
          aria-invalid={refused || undefined}
          aria-describedby={refused ? `${list}-refused` : undefined}
          aria-label={t('lobby.search')}
          placeholder={t('lobby.search')}
          className="h-11 w-full rounded-control border border-line bg-surface-1 ps-11 pe-11 text-sm text-text transition-colors duration-160 placeholder:text-muted hover:border-line-control focus-visible:border-brand [&::-webkit-search-cancel-button]:hidden"
        />
        <FieldButtons
          isEmpty={text === ''}
          onAll={() => {
            setOpen(false)
            openPanel('search')
          }}
          onClear={field.clear}
        />
      </form>
      {refused && (
        <p id={`${list}-refused`} role="alert" className="mt-1.5 text-xs font-semibold text-danger">
          {t('lobby.search.nothingTyped')}
        </p>
      )}
      {open && (
        <div className="absolute inset-x-0 top-full z-50 mt-2 max-h-[min(70dvh,32rem)] overflow-y-auto overscroll-contain rounded-panel border border-line bg-surface-1 shadow-panel empty:hidden">
          <Suspense fallback={null}>
            <Offers
              id={list}
              text={text.trim()}
              control={control}
              onText={field.replace}
              onSearch={field.search}
              onDone={() => setOpen(false)}
            />
          </Suspense>
        </div>
      )}
    </search>
  )
}

/** The buttons in the field: the magnifier, and at the end the way to everything, or the cross. */
function FieldButtons({
  isEmpty,
  onAll,
  onClear,
}: {
  isEmpty: boolean
  onAll: () => void
  onClear: () => void
}) {
  return (
    <>
      <span className="absolute start-0.5 top-0.5">
        <IconButton type="submit" label={t('common.search')}>
          <Search className="size-5" aria-hidden="true" />
        </IconButton>
      </span>
      <span className={cx('absolute end-0.5 top-0.5', isEmpty && 'max-lg:hidden')}>
        {isEmpty ? (
          <IconButton label={t('lobby.search.everything')} onClick={onAll}>
            <kbd
              aria-hidden="true"
              className="flex size-6 items-center justify-center rounded-[6px] border border-line-control font-sans text-xs font-semibold text-muted"
            >
              /
            </kbd>
          </IconButton>
        ) : (
          <IconButton label={t('common.clear')} onClick={onClear}>
            <X className="size-4" aria-hidden="true" />
          </IconButton>
        )}
      </span>
    </>
  )
}
