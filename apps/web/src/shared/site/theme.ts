// SPDX-License-Identifier: Apache-2.0
import { useSyncExternalStore } from 'react'

export type Theme = 'dark' | 'light'
/** The browser's bar takes the background colour of the page. */
const grounds = { dark: '#0b1018', light: '#f3f5f9' }
const listeners = new Set<() => void>()

/** Reads and switches the theme of the page; the choice is stored under the local key `theme`. */
export function useTheme(): { theme: Theme; switchTheme: () => void } {
  const theme = useSyncExternalStore(subscribe, read)
  return { theme, switchTheme: () => write(theme === 'dark' ? 'light' : 'dark') }
}

function read(): Theme {
  return document.documentElement.dataset.theme === 'light' ? 'light' : 'dark'
}

function write(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', grounds[theme])
  try {
    localStorage.setItem('theme', theme)
  } catch {
    // Storage is switched off: the choice applies to this page only.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
