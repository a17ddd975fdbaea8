// SPDX-License-Identifier: Apache-2.0
import { useSyncExternalStore } from 'react'

/** A value in the storage of the browser, the same in all of its tabs. */
export interface StoredValue<Value> {
  read(): Value
  write(next: Value): void
  watch(watcher: () => void): () => void
}

/**
 * Keeps a value under a key. `parse` turns what is stored, or null, into a value: it never throws, whatever it is given.
 * `textOf` answers null for a value that is not worth storing. A browser without storage keeps the value until the page is left.
 */
export function storedValue<Value>(
  key: string,
  parse: (text: string | null) => Value,
  textOf: (value: Value) => string | null,
): StoredValue<Value> {
  const watchers = new Set<() => void>()
  let known: { value: Value } | undefined
  const become = (value: Value): void => {
    known = { value }
    for (const watcher of watchers) watcher()
  }
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === key || event.key === null) become(parse(stored(key)))
  })
  return {
    read: () => (known ??= { value: parse(stored(key)) }).value,
    write(next) {
      store(key, textOf(next))
      become(next)
    },
    watch(watcher) {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
  }
}

/** The value, as it changes in any tab. */
export const useStored = <Value>({ watch, read }: StoredValue<Value>): Value =>
  useSyncExternalStore(watch, read)

/** Whether something is stored under a key. */
export const isStored = (key: string): boolean => stored(key) !== null

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function store(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // Storage is switched off or full.
  }
}
