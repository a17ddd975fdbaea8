import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { IconButton } from '@tessera/ui/icon-button.tsx'
import { useRef } from 'react'
import { t } from '../../shared/texts/texts.ts'

/** A word to find games by: Enter or the glass searches, the cross clears. */
export function SearchBox({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    if (input.current) input.current.value = ''
    input.current?.focus()
    onSearch('')
  }
  return (
    <search className="block w-full">
      <form onSubmit={(event) => { event.preventDefault(); onSearch(input.current?.value.trim() ?? '') }} className="relative">
        <input
          ref={input} key={value} type="search" enterKeyHint="search" autoComplete="off" maxLength={100} defaultValue={value}
          aria-label={t('lobby.search')} placeholder={t('lobby.search')}
          className="h-11 w-full rounded-control border border-line bg-surface-1 ps-11 pe-11 text-sm text-text transition-colors duration-160 placeholder:text-muted hover:border-line-control focus-visible:border-brand [&::-webkit-search-cancel-button]:hidden"
        />
        <span className="absolute start-0.5 top-0.5"><IconButton type="submit" label={t('common.search')}><Search className="size-5" aria-hidden="true" /></IconButton></span>
        {value !== '' && <span className="absolute end-0.5 top-0.5"><IconButton label={t('common.clear')} onClick={clear}><X className="size-4" aria-hidden="true" /></IconButton></span>}
      </form>
    </search>
  )
}
