// SPDX-License-Identifier: Apache-2.0
import type { LucideIcon } from 'lucide-react'
import Goal from 'lucide-react/icons/goal'
import ListChecks from 'lucide-react/icons/list-checks'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Trophy from 'lucide-react/icons/trophy'
import type { TextKey } from '@tessera/texts/text-key'
import { cx } from '@tessera/ui/cx.ts'
import { Link, useRouterState } from '../../../shared/router/index.ts'
import { t } from '../../../shared/texts/texts.ts'

export interface NavEntry {
  to: string
  icon: LucideIcon
  name: TextKey
}

export const betsEntry: NavEntry = {
  to: '/sportsbook/bets',
  icon: ReceiptText,
  name: 'sportsbook.lobby.bets',
}
/** The pages of the book. */
export const navEntries: readonly NavEntry[] = [
  { to: '/sportsbook', icon: Goal, name: 'sportsbook.title' },
  betsEntry,
  { to: '/sportsbook/results', icon: ListChecks, name: 'sportsbook.lobby.results' },
  { to: '/sportsbook/seasons', icon: Trophy, name: 'sportsbook.seasons' },
]

/** The look of what stands in the rows of the frame. */
export const pillClass = (chosen: boolean): string =>
  cx(
    'relative flex h-11 shrink-0 items-center gap-2 whitespace-nowrap rounded-full border px-3.5 text-sm font-semibold transition-colors duration-160 focus-visible:-outline-offset-2 md:h-10',
    chosen
      ? 'border-brand bg-brand-soft text-text'
      : 'border-line bg-surface-1 text-muted hover:bg-surface-2 hover:text-text',
  )

/** The way to a page of the book. */
export function EntryLink({ entry: { to, icon: Icon, name } }: { entry: NavEntry }) {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  return (
    <Link to={to} search={{}} activeOptions={{ includeSearch: false }} className={pillClass(path === to)}>
      <Icon className="size-4" aria-hidden="true" />
      {t(name)}
    </Link>
  )
}
