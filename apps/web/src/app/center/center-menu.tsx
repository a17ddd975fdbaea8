import { cx } from '@tessera/ui/cx.ts'
import { useEffect, useRef } from 'react'
import { centerPages, type CenterPage } from '../../shared/session/gate.ts'
import { t } from '../../shared/texts/texts.ts'
import { centerIcons, centerTitle } from './center-pages.ts'

/** The pages of the member centre: beside it on a wide screen, sliding above it on a phone. */
export function CenterMenu({ page, onChoose }: { page: CenterPage; onChoose: (page: CenterPage) => void }) {
  return (
    <nav aria-label={t('members.center.pages')} className="md:w-52 md:shrink-0">
      <ul className="no-scrollbar -mx-6 flex gap-2 overflow-x-auto px-6 md:mx-0 md:flex-col md:gap-1 md:px-0">
        {centerPages.map((entry) => <li key={entry} className="shrink-0"><CenterEntry page={entry} chosen={entry === page} onChoose={onChoose} /></li>)}
      </ul>
    </nav>
  )
}

function CenterEntry({ page, chosen, onChoose }: { page: CenterPage; chosen: boolean; onChoose: (page: CenterPage) => void }) {
  const button = useRef<HTMLButtonElement>(null)
  const Icon = centerIcons[page]
  useEffect(() => {
    if (chosen) button.current?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [chosen])
  return (
    <button
      ref={button} type="button" aria-current={chosen ? 'page' : undefined} onClick={() => onChoose(page)}
      className={cx('flex h-11 w-full items-center gap-3 whitespace-nowrap rounded-control px-4 text-sm font-semibold transition-colors duration-160', chosen ? 'bg-surface-3 text-text [&>svg]:text-brand' : 'text-muted hover:bg-surface-2 hover:text-text max-md:bg-bg')}
    >
      <Icon className="size-5" aria-hidden="true" />{centerTitle(page)}
    </button>
  )
}
