// SPDX-License-Identifier: Apache-2.0
import { keysUsed } from '../../../runtime/keys/keys.ts'

interface KeyActions {
  readonly list: () => void
  readonly fire: () => void
  readonly auto: () => void
  readonly lock: () => void
  readonly weapon: (index: number) => void
  readonly stake: (by: -1 | 1) => void
}

const typing = 'input, select, textarea'
/** They press what has the focus. */
const pressing = 'button, a, summary'

/** The keys of a hall; returns what ends them. */
export function pressHallKeys(actions: KeyActions): () => void {
  const press = (event: KeyboardEvent) => {
    const { target, key } = event
    if (!keysUsed.get() || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return
    if (target instanceof Element && target.closest(typing)) return
    if (key === ' ' && target instanceof Element && target.closest(pressing)) return
    if (!act(key.toLowerCase(), actions)) return
    event.preventDefault()
  }
  document.addEventListener('keydown', press)
  return () => document.removeEventListener('keydown', press)
}

function act(key: string, actions: KeyActions): boolean {
  switch (key) {
    case 'f':
      actions.list()
      return true
    case ' ':
      actions.fire()
      return true
    case 'a':
      actions.auto()
      return true
    case 'l':
      actions.lock()
      return true
    case '1':
    case '2':
    case '3':
      actions.weapon(Number(key) - 1)
      return true
    case '-':
    case '−':
      actions.stake(-1)
      return true
    case '+':
    case '=':
      actions.stake(1)
      return true
    default:
      return false
  }
}
