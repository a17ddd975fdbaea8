// SPDX-License-Identifier: Apache-2.0
import { createCell, type Cell } from './cell.ts'

export type Theme = 'dark' | 'light'
const KEY = 'theme'

/**
 * The theme of the page; a change is stored for the next visit. `public/theme.js` sets it before the first
 * paint.
 */
export function createTheme(): Cell<Theme> {
  const root = document.documentElement
  const theme = createCell<Theme>(root.dataset['theme'] === 'light' ? 'light' : 'dark')
  theme.watch((value) => {
    root.dataset['theme'] = value
    keep(KEY, value)
  })
  return theme
}

/** Stores a choice if the browser allows it; without storage it lasts as long as the page. */
export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Storage is disabled.
  }
}

/** A choice stored earlier. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
