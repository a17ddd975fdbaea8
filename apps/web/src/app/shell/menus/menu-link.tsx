// SPDX-License-Identifier: Apache-2.0
import { Link } from '../../../shared/router/index.ts'
import type { ReactNode } from 'react'
import { useFirstLottery } from '../../../features/catalogue/use-first-lottery.ts'
import { pathOfCategory, type Category } from '../../../features/catalogue/categories.ts'
import { useSite } from '../../../shared/site/use-site.ts'

export interface MenuLinkProps {
  active: boolean
  className: string
  title?: string | undefined
  onGo?: (() => void) | undefined
  children: ReactNode
}

const exactly = { exact: true, includeSearch: false }

/** A menu link to a page; it drops the filters of a list. */
export function MenuLink({ to, active, className, title, onGo, children }: MenuLinkProps & { to: string }) {
  return (
    <Link
      to={to}
      search={{}}
      title={title}
      aria-current={active ? 'page' : undefined}
      activeOptions={exactly}
      activeProps={{}}
      onClick={onGo}
      className={className}
    >
      {children}
    </Link>
  )
}

/**
 * A menu link to a category. Lottery goes to its centre, or starts the first lottery if the platform has no
 * centre.
 */
export function CategoryLink({ category, ...link }: MenuLinkProps & { category: Category }) {
  const { lotteryCenter } = useSite().whitelabel
  const startLottery = useFirstLottery()
  if (category !== 'LOTTERY' || lotteryCenter) return <MenuLink to={pathOfCategory(category)} {...link} />
  return (
    <button
      type="button"
      title={link.title}
      onClick={() => {
        link.onGo?.()
        startLottery()
      }}
      className={`${link.className} text-start`}
    >
      {link.children}
    </button>
  )
}
