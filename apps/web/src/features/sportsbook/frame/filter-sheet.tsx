// SPDX-License-Identifier: Apache-2.0
import { Sheet } from '@tessera/ui/overlays/sheet.tsx'
import { cx } from '@tessera/ui/cx.ts'
import type { ReactNode } from 'react'
import { Link, useRouterState } from '../../../shared/router/index.ts'
import { t } from '../../../shared/texts/texts.ts'
import { LiveCount } from './live-count.tsx'
import { navEntries } from './nav-entries.tsx'
import { PriceFormatChoice } from './price-format-choice.tsx'
import type { SportTab } from './use-tabs.tsx'

/** On a phone, everything that wide screens have in rows above a page of the book. */
export default function FilterSheet({ tabs, onClose }: { tabs: readonly SportTab[]; onClose: () => void }) {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  return (
    <Sheet open onClose={onClose} title={t('filters.title')} closeLabel={t('common.close')}>
      <div className="flex flex-col gap-4">
        <nav aria-label={t('sportsbook.lobby.sections')}>
          <ul className="grid grid-cols-2 gap-2">
            {tabs.map(({ key, to, search, icon, name, live, chosen }) => (
              <li key={key}>
                <Choice to={to} search={search} chosen={chosen} onGo={onClose}>
                  {icon}
                  <bdi className="min-w-0 truncate">{name}</bdi>
                  {live > 0 && (
                    <span className="ms-auto">
                      <LiveCount live={live} />
                    </span>
                  )}
                </Choice>
              </li>
            ))}
          </ul>
          <ul className="mt-4 grid grid-cols-2 gap-2 border-t border-line pt-4">
            {navEntries.map(({ to, icon: Icon, name }) => (
              <li key={to}>
                <Choice to={to} search={{}} chosen={path === to} onGo={onClose}>
                  <Icon className="size-5 shrink-0" aria-hidden="true" />
                  <span className="min-w-0 truncate">{t(name)}</span>
                </Choice>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center justify-between gap-3 border-t border-line pt-4 text-sm font-semibold text-text">
          <span aria-hidden="true">{t('sportsbook.lobby.format')}</span>
          <PriceFormatChoice />
        </div>
      </div>
    </Sheet>
  )
}

function Choice({
  to,
  search,
  chosen,
  onGo,
  children,
}: {
  to: string
  search: object
  chosen: boolean
  onGo: () => void
  children: ReactNode
}) {
  return (
    <Link
      to={to}
      search={search}
      activeProps={{}}
      aria-current={chosen ? 'page' : undefined}
      onClick={onGo}
      className={cx(
        'flex min-h-12 items-center gap-2.5 rounded-control border px-3 text-sm font-semibold',
        chosen ? 'border-brand bg-brand-soft text-text' : 'border-line bg-surface-2 text-muted',
      )}
    >
      {children}
    </Link>
  )
}
