// SPDX-License-Identifier: Apache-2.0
import { parseLocation, type ParsedLocation } from './location.ts'

interface Entry {
  index: number
  key: string
}

const positionsKey = 'scroll'
const mostPositions = 50
const listeners = new Set<(location: ParsedLocation, arrival: Arrival) => void>()

/**
 * How a page was reached: by a link, which may or may not start at the top, or by Back, which restores its
 * scroll position.
 */
export type Arrival = { kind: 'way'; resetScroll: boolean } | { kind: 'back'; top: number }

let current = readHere()
/** The index of the current entry. */
let last = 0
const positions = readPositions()

/** The current address; a page that is still rendering may lag behind. */
export const currentLocation = (): ParsedLocation => current

export const canGoBack = (): boolean => entry().index > 0

/**
 * Takes over the history of the tab, including scroll positions, because pages render after they are opened.
 */
export function startHistory(): void {
  history.scrollRestoration = 'manual'
  if (!isEntry(history.state)) history.replaceState({ index: 0, key: newKey() }, '')
  last = entry().index
  addEventListener('popstate', () => {
    current = readHere()
    // A link to a part of the page, which the browser itself follows and scrolls to, is an entry without our
    // mark.
    const known = isEntry(history.state)
    if (!known) history.replaceState({ index: last + 1, key: newKey() }, '')
    last = entry().index
    notify(known ? { kind: 'back', top: positions[entry().key] ?? 0 } : { kind: 'way', resetScroll: false })
  })
  addEventListener('scroll', savePosition, { passive: true })
  addEventListener('pagehide', writePositions)
}

export function goTo(
  href: string,
  { replace = false, resetScroll = true }: { replace?: boolean; resetScroll?: boolean } = {},
): void {
  const next = parseLocation(href)
  if (next.href === current.href) replace = true
  const { index } = entry()
  if (replace) history.replaceState({ index, key: entry().key }, '', next.href)
  else history.pushState({ index: index + 1, key: newKey() }, '', next.href)
  current = next
  last = entry().index
  notify({ kind: 'way', resetScroll })
}

export function onLocation(listener: (location: ParsedLocation, arrival: Arrival) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The scroll position of the current page, for a page that is reloaded. */
export const savedScrollTop = (): number => positions[entry().key] ?? 0

function notify(arrival: Arrival): void {
  for (const listener of listeners) listener(current, arrival)
}

let waiting = false
function savePosition(): void {
  if (waiting) return
  waiting = true
  requestAnimationFrame(() => {
    waiting = false
    positions[entry().key] = Math.round(scrollY)
  })
}

function writePositions(): void {
  const newest = Object.fromEntries(Object.entries(positions).slice(-mostPositions))
  try {
    sessionStorage.setItem(positionsKey, JSON.stringify(newest))
  } catch {
    // Storage is switched off or full: pages start at their top.
  }
}

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(positionsKey) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

function readHere(): ParsedLocation {
  return parseLocation(
    typeof location === 'undefined'
      ? '/'
      : location.pathname.replace(/^\/\/+/, '/') + location.search + location.hash,
  )
}

const isEntry = (state: unknown): state is Entry =>
  typeof state === 'object' && state !== null && 'index' in state && 'key' in state
const entry = (): Entry => (isEntry(history.state) ? history.state : { index: 0, key: 'first' })
const newKey = (): string => crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36)
