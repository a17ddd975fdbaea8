// SPDX-License-Identifier: Apache-2.0
import { cx } from '@tessera/ui/cx.ts'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** The classes of an entry of the side menu, for links and buttons. */
export function entryClass(mini: boolean, active = false): string {
  return cx(
    'flex h-11 w-full min-w-0 shrink-0 items-center gap-3 rounded-control text-start text-sm font-semibold transition-colors duration-160 focus-visible:-outline-offset-2',
    mini ? 'justify-center' : 'px-3',
    active ? 'bg-surface-3 text-text [&>svg]:text-brand' : 'text-muted hover:bg-surface-2 hover:text-text',
  )
}

/** Icon, name and the end of an entry; in a narrow menu only the icon, and the name for screen readers. */
export function EntryFace({
  icon: Icon,
  label,
  mini,
  gold = false,
  end,
}: {
  icon: LucideIcon
  label: string
  mini: boolean
  gold?: boolean
  end?: ReactNode
}) {
  return (
    <>
      <Icon className={cx('size-5 shrink-0', gold && 'text-gold')} aria-hidden="true" />
      <span className={mini ? 'sr-only' : 'min-w-0 flex-1 truncate'}>{label}</span>
      {!mini && end}
    </>
  )
}
