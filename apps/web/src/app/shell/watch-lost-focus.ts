// SPDX-License-Identifier: Apache-2.0
import type { RefObject } from 'react'

/** Enough to find one that is still there. */
const remembered = 8
/** A dialog gives the focus back itself when it has faded out; only after that is it lost. */
const lookAfterMs = 350

/**
 * Gives the focus an element when its element has gone, with a panel that closed or a button that served once: the
 * last element of the page that is still there, else `main`. A keyboard would otherwise begin at the top of the
 * page, and a screen reader would say nothing. Returns a function that stops it.
 */
export function watchLostFocus(main: RefObject<HTMLElement | null>): () => void {
  let recent: HTMLElement[] = []
  let byKeyboard = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const note = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement) || target === main.current) return
    recent = [target, ...recent.filter((element) => element !== target && element.isConnected)].slice(
      0,
      remembered,
    )
  }
  // Who presses on an empty area has left the element on purpose.
  const leave = ({ target }: FocusEvent): void => {
    setTimeout(() => {
      if (isThere(target) && document.activeElement === document.body) recent = []
    })
  }
  const noteKey = (): void => void (byKeyboard = true)
  const notePointer = (): void => void (byKeyboard = false)
  const restore = (): void => {
    if (document.activeElement !== document.body || recent.length === 0) return
    // A finger must not open the keyboard of a phone by this.
    if (byKeyboard) recent.find(isThere)?.focus({ preventScroll: true })
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true })
  }
  const watcher = new MutationObserver((changes) => {
    if (changes.every(({ removedNodes }) => removedNodes.length === 0)) return
    if (document.activeElement !== document.body) return
    clearTimeout(timer)
    timer = setTimeout(restore, lookAfterMs)
  })
  document.addEventListener('focusin', note)
  document.addEventListener('focusout', leave)
  document.addEventListener('keydown', noteKey, true)
  document.addEventListener('pointerdown', notePointer, true)
  watcher.observe(document.body, { childList: true, subtree: true })
  return () => {
    clearTimeout(timer)
    watcher.disconnect()
    document.removeEventListener('focusin', note)
    document.removeEventListener('focusout', leave)
    document.removeEventListener('keydown', noteKey, true)
    document.removeEventListener('pointerdown', notePointer, true)
  }
}

const isThere = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.isConnected && target.checkVisibility()
