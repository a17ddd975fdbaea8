// SPDX-License-Identifier: Apache-2.0
import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
const notify = (): void => {
  for (const listener of listeners) listener()
}
window.addEventListener('popstate', notify)

/** The router has moved: what pages read of the address may be something else now. */
export const noteMove = (): void => queueMicrotask(notify)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const read = (key: string): string | null => new URLSearchParams(location.search).get(key)

function write(key: string, value: string | null): void {
  const search = new URLSearchParams(location.search)
  if (value === null) search.delete(key)
  else search.set(key, value)
  const query = search.toString()
  // The address is changed in its entry of the history: Back leads to the page before, not through every letter.
  history.replaceState(history.state, '', query === '' ? location.pathname : `?${query}`)
  notify()
}

/** What a page keeps in its address, so that a reload or a link comes back to it; absent while it is `initial`. */
export function useAddressText(key: string, initial = ''): [string, (value: string) => void] {
  const value = useSyncExternalStore(subscribe, () => read(key))
  return [value ?? initial, (next) => write(key, next === initial ? null : next)]
}

/** One of several values in the address; anything else in it counts as `initial`. */
export function useAddressChoice<Value extends string>(
  key: string,
  values: readonly Value[],
  initial: NoInfer<Value>,
): [Value, (value: Value) => void] {
  const [text, setText] = useAddressText(key, initial)
  return [values.find((value) => value === text) ?? initial, setText]
}

/** The page of a list in the address, from 1. */
export function useAddressPage(key = 'page'): [number, (page: number) => void] {
  const [text, setText] = useAddressText(key, '1')
  return [/^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1, (page) => setText(String(page))]
}
