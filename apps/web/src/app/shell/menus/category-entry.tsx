// SPDX-License-Identifier: Apache-2.0
import { Link, useRouterState } from '../../../shared/router/index.ts'
import { cx } from '@tessera/ui/cx.ts'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId } from 'react'
import {
  categoryIcon,
  linkToVendor,
  vendorsOf,
  type Category,
} from '../../../features/catalogue/categories.ts'
import { MenuMark } from '../../../features/catalogue/studio-logo.tsx'
import { useVendors } from '../../../features/catalogue/use-games.ts'
import { t } from '../../../shared/texts/texts.ts'
import { categoryTitle } from './category-title.ts'
import { entryClass, EntryFace } from './entry-face.tsx'
import { CategoryLink } from './menu-link.tsx'

export interface CategoryEntryProps {
  category: Category
  active: boolean
  mini: boolean
  open: boolean
  onToggle: () => void
  onGo: (() => void) | undefined
}

/** A category of the side menu: its name links to its lobby, its arrow opens the list of its vendors. */
export function CategoryEntry({ category, active, mini, open, onToggle, onGo }: CategoryEntryProps) {
  const { data } = useVendors()
  const list = useId()
  const title = categoryTitle(category)
  const vendors = vendorsOf(category, data ?? [])
  const unfolds = !mini && vendors.length > 0
  return (
    <div>
      <div className="relative">
        <CategoryLink
          category={category}
          active={active}
          title={mini ? title : undefined}
          onGo={onGo}
          className={cx(entryClass(mini, active), unfolds && 'pe-11')}
        >
          <EntryFace icon={categoryIcon(category)} label={title} mini={mini} />
        </CategoryLink>
        {unfolds && (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={list}
            aria-label={t('shell.vendors', { title })}
            title={t('shell.vendors', { title })}
            onClick={onToggle}
            className="absolute inset-y-0 end-0 flex w-11 items-center justify-center rounded-control text-muted transition-colors duration-160 hover:text-text focus-visible:-outline-offset-2"
          >
            <ChevronDown
              className={cx('size-4 transition-transform duration-220', open && 'rotate-180')}
              aria-hidden="true"
            />
          </button>
        )}
      </div>
      {unfolds && (
        <ul id={list} hidden={!open} className="enter-appear mt-1 mb-2 ms-4 border-s border-line ps-0.5">
          {open &&
            vendors.map((vendor) => (
              <li key={vendor.vassalage}>
                <VendorLink {...linkToVendor(vendor)} onGo={onGo}>
                  <MenuMark studio={vendor} />
                  <span dir="auto" className="truncate">
                    {vendor.displayName}
                  </span>
                </VendorLink>
              </li>
            ))}
        </ul>
      )}
    </div>
  )
}

function VendorLink({
  to,
  search,
  onGo,
  children,
}: {
  to: string
  search: Record<string, string>
  onGo: (() => void) | undefined
  children: React.ReactNode
}) {
  const chosen = useRouterState({
    select: ({ location }) =>
      location.pathname === to &&
      Object.entries(search).every(
        ([name, value]) => (location.search as Record<string, unknown>)[name] === value,
      ),
  })
  return (
    <Link
      to={to}
      search={search}
      onClick={onGo}
      className={cx(
        'flex h-11 items-center gap-2 rounded-control ps-2 pe-1 text-sm font-semibold transition-colors duration-160 focus-visible:-outline-offset-2 md:h-9',
        chosen ? 'text-text' : 'text-muted hover:bg-surface-2 hover:text-text',
      )}
    >
      {children}
    </Link>
  )
}
