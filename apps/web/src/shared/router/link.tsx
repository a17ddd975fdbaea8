// SPDX-License-Identifier: Apache-2.0
import type { ComponentProps, MouseEvent } from 'react'
import { useNavigate } from './hooks.ts'
import { addressOf, type Way } from './location.ts'
import { useVisiblePage } from './provider.tsx'
import { preloadPage } from './routes.ts'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'search'>, Omit<Way, 'href'> {
  to: string
  /** Whether the query counts in deciding if the link is to the current page. */
  activeOptions?: { exact?: boolean; includeSearch?: boolean }
  /** The attributes of a link to the current page; `aria-current` by default. */
  activeProps?: object
}

/** A link within the site: navigates without reloading the page, and preloads the target's part on touch. */
export function Link({
  to,
  search,
  hash,
  replace,
  resetScroll,
  activeOptions: { includeSearch = true } = {},
  activeProps = currentPage,
  onClick,
  onPointerEnter,
  onFocus,
  onTouchStart,
  children,
  ...rest
}: LinkProps) {
  const {
    router,
    visible: { match },
  } = useVisiblePage()
  const navigate = useNavigate()
  const way = { to, search, hash, replace, resetScroll }
  const href = addressOf(way, match.location, match.search)
  const [path] = href.split(/[?#]/)
  const active = includeSearch
    ? href.split('#')[0] === match.location.href.split('#')[0]
    : path === match.location.pathname
  const preload = (): void => preloadPage(router, path)
  const go = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey ||
      (rest.target && rest.target !== '_self')
    )
      return
    event.preventDefault()
    void navigate(way)
  }
  return (
    <a
      {...rest}
      {...(active ? activeProps : {})}
      href={href}
      onClick={go}
      onPointerEnter={(event) => {
        preload()
        onPointerEnter?.(event)
      }}
      onFocus={(event) => {
        preload()
        onFocus?.(event)
      }}
      onTouchStart={(event) => {
        preload()
        onTouchStart?.(event)
      }}
    >
      {children}
    </a>
  )
}

const currentPage = { 'aria-current': 'page' } as const
