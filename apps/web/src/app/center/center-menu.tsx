// SPDX-License-Identifier: Apache-2.0
import { cx } from '@tessera/ui/cx.ts'
import type { LucideIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'

export interface MenuPage<Id extends string> {
  id: Id
  title: string
  icon: LucideIcon
  /** Something to count, such as unread messages. */ count?: number | undefined
  /** A line below it. */ ends?: boolean
}

/** The pages of a centre: beside it on a wide screen, sliding above it on a phone. */
export function CenterMenu<Id extends string>({
  label,
  pages,
  page,
  onChoose,
}: {
  label: string
  pages: readonly MenuPage<Id>[]
  page: Id
  onChoose: (page: Id) => void
}) {
  return (
    <nav aria-label={label} className="md:w-56 md:shrink-0">
      <ul className="no-scrollbar -mx-6 flex gap-2 overflow-x-auto px-6 md:sticky md:top-0 md:mx-0 md:flex-col md:gap-0.5 md:overflow-visible md:px-0">
        {pages.map((entry) => (
          <li
            key={entry.id}
            className={cx('shrink-0', entry.ends && 'md:mb-1.5 md:border-b md:border-line md:pb-1.5')}
          >
            <Entry entry={entry} chosen={entry.id === page} onChoose={() => onChoose(entry.id)} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Entry({
  entry: { title, icon: Icon, count = 0 },
  chosen,
  onChoose,
}: {
  entry: MenuPage<string>
  chosen: boolean
  onChoose: () => void
}) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (chosen) button.current?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [chosen])
  return (
    <button
      ref={button}
      type="button"
      aria-current={chosen ? 'page' : undefined}
      onClick={onChoose}
      className={cx(
        'flex h-11 w-full items-center gap-3 whitespace-nowrap rounded-control px-4 text-sm font-semibold transition-colors duration-160 md:h-10 md:px-3',
        chosen
          ? 'bg-surface-3 text-text [&>svg]:text-brand'
          : 'text-muted hover:bg-surface-2 hover:text-text max-md:bg-bg',
      )}
    >
      <Icon className="size-5 shrink-0" aria-hidden="true" />
      <span className="flex-1 text-start">{title}</span>
      {count > 0 && (
        <span className="tabular min-w-5 rounded-full bg-danger-fill px-1.5 text-center text-xs leading-5 font-bold text-on-danger">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </button>
  )
}
