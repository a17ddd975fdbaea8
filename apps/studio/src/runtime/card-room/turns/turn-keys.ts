// SPDX-License-Identifier: Apache-2.0
import { keyOf } from '../../keys/key-of.ts'
import { keysUsed } from '../../keys/keys.ts'

const typing = 'input, select, textarea'

/** Listens to the keys of a game on the whole page; returns what ends that. `press` says whether a key was one of them. */
export function listenToKeys(press: (key: string) => boolean): () => void {
  const listener = (event: KeyboardEvent) => {
    const { target } = event
    if (!keysUsed.get() || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return
    if (target instanceof Element && target.closest(typing)) return
    const key = keyOf(event)
    // A button that has the focus is pressed by Enter itself.
    if (key === 'Enter' && target instanceof Element && target.closest('button, a')) return
    if (press(key)) event.preventDefault()
  }
  document.addEventListener('keydown', listener)
  return () => document.removeEventListener('keydown', listener)
}
