// SPDX-License-Identifier: Apache-2.0
import { cx } from '@tessera/ui/cx.ts'
import { IconButton } from '@tessera/ui/forms/icon-button.tsx'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import { t } from '../../../shared/texts/texts.ts'

const longestText = 60
/** A search begins when somebody rests so long. */
const restMs = 200

/** The field that searches teams and competitions as somebody types. */
export function SearchField({
  find,
  onFind,
  wide,
}: {
  find: string
  onFind: (find: string) => void
  /** In a line of its own. */
  wide: boolean
}) {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(find)
  const [wanted, setWanted] = useState(find)
  // The address changed by itself: the page was left, or Back was pressed.
  if (find !== wanted) {
    setWanted(find)
    if (find !== text.trim()) setText(find)
  }
  useEffect(() => {
    const next = text.trim()
    if (next === find) return
    const timer = setTimeout(() => onFind(next), restMs)
    return () => clearTimeout(timer)
  }, [text, find, onFind])
  return (
    <form
      role="search"
      className={cx('relative', !wide && 'md:w-80 md:shrink-0')}
      onSubmit={(event) => event.preventDefault()}
    >
      <Search
        className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-5 text-muted"
        aria-hidden="true"
      />
      <input
        ref={field}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={longestText}
        aria-label={t('sportsbook.lobby.find')}
        placeholder={t('sportsbook.lobby.find')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        className={cx(
          'h-12 w-full rounded-tile border border-line-control bg-surface-1 ps-11 pe-12 text-md text-text placeholder:text-muted [&::-webkit-search-cancel-button]:hidden',
          !wide && 'md:h-full',
        )}
      />
      {text !== '' && (
        <span className="absolute inset-y-0 end-1 flex items-center">
          <IconButton
            label={t('common.clear')}
            onClick={() => {
              setText('')
              field.current?.focus()
            }}
          >
            <X className="size-5" aria-hidden="true" />
          </IconButton>
        </span>
      )}
    </form>
  )
}
