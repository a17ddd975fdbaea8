import { cx } from '@tessera/ui/cx.ts'
import { useEffect, useRef } from 'react'
import { centerPages, type CenterPage } from '../../shared/session/gate.ts'
import { t } from '../../shared/texts/texts.ts'
import { centerIcons, centerTitle } from './center-pages.ts'

/** The pages of the member centre: beside it on a wide screen, sliding above it on a phone. */
export function CenterMenu({ page, onChoose }: { page: CenterPage; onChoose: (page: CenterPage) => void }) {
  const current = useRef<HTMLButtonElement>(null)
  useEffect(() => current.current?.scrollIntoView({ inline: 'center', block: 'nearest' }), [page])
  return (
    <nav aria-label={t('members.center.pages')} className="md:w-52 md:shrink-0">
      <ul className="no-scrollbar -mx-6 flex gap-2 overflow-x-auto px-6 md:mx-0 md:flex-col md:gap-1 md:px-0">
        {centerPages.map((entry) => {
          const Icon = centerIcons[entry]
          const chosen = entry === page
          return (
            <li key={entry} className="shrink-0">
              <button
                type="button" ref={chosen ? current : undefined} aria-current={chosen ? 'page' : undefined} onClick={() => onChoose(entry)}
                className={cx('flex h-11 w-full items-center gap-3 whitespace-nowrap rounded-control px-4 text-sm font-semibold transition-colors duration-160', chosen ? 'bg-surface-3 text-text [&>svg]:text-brand' : 'text-muted hover:bg-surface-2 hover:text-text max-md:bg-bg')}
              >
                <Icon className="size-5" aria-hidden="true" />{centerTitle(entry)}
              </button>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
