// SPDX-License-Identifier: Apache-2.0
/** A value that notifies its watchers when it changes. */
export interface Cell<Value> {
  readonly get: () => Value
  readonly set: (value: Value) => void
  /** Calls back with the value now and at every change; returns a function that stops it. */
  readonly watch: (watcher: (value: Value) => void) => () => void
}

export function createCell<Value>(initial: Value): Cell<Value> {
  let current = initial
  const watchers = new Set<(value: Value) => void>()
  return {
    get: () => current,
    set(value) {
      if (Object.is(current, value)) return
      current = value
      for (const watcher of watchers) watcher(value)
    },
    watch(watcher) {
      watchers.add(watcher)
      watcher(current)
      return () => {
        watchers.delete(watcher)
      }
    },
  }
}
