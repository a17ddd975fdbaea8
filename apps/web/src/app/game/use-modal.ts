// SPDX-License-Identifier: Apache-2.0
import { useClickToClose } from '@tessera/ui/overlays/use-click-to-close.ts'
import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react'

/** What stays alive beside a dialog: its further dialogs, and what is read aloud. */
const topLayer = '[data-react-aria-top-layer]'

/**
 * Makes an element a dialog where it stands in the document, because a frame in it would load again if it moved: while
 * it is one, everything outside of it is inert, and the page does not scroll. `onLeave` is called on Escape, and on a
 * press beside its contents.
 */
export function useModal(ref: RefObject<HTMLElement | null>, modal: boolean, onLeave: () => void): void {
  const leave = useEffectEvent(onLeave)
  const { ref: opened, counts } = useClickToClose()
  useLayoutEffect(() => {
    const element = ref.current
    if (!modal || !element) return undefined
    const closed = outsideOf(element)
    for (const other of closed) other.inert = true
    const { style } = document.documentElement
    const { overflow } = style
    style.overflow = 'hidden'
    element.focus({ preventScroll: true })
    return () => {
      for (const other of closed) other.inert = false
      style.overflow = overflow
    }
  }, [modal, ref])
  useEffect(() => {
    const element = ref.current
    if (!modal || !element) return undefined
    opened(element)
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) leave()
    }
    const click = ({ target }: MouseEvent): void => {
      if (target === element && counts()) leave()
    }
    element.addEventListener('keydown', press)
    element.addEventListener('click', click)
    return () => {
      element.removeEventListener('keydown', press)
      element.removeEventListener('click', click)
    }
  }, [modal, ref, opened, counts])
}

/** Everything beside an element and beside what contains it. */
function outsideOf(element: HTMLElement): HTMLElement[] {
  const outside: HTMLElement[] = []
  for (let inner = element; inner !== document.body && inner.parentElement; inner = inner.parentElement)
    for (const other of inner.parentElement.children)
      if (other !== inner && other instanceof HTMLElement && !other.inert && !other.matches(topLayer))
        outside.push(other)
  return outside
}
