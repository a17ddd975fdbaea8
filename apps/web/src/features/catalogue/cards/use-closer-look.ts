// SPDX-License-Identifier: Apache-2.0
import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react'

export interface CloserLook {
  close: boolean
  ref: RefObject<HTMLElement | null>
  /** For the element of the whole card. */
  watch: {
    onPointerEnter: (event: PointerEvent) => void
    onPointerLeave: (event: PointerEvent) => void
    onFocus: (event: FocusEvent) => void
    onBlur: (event: FocusEvent) => void
    onContextMenu: (event: MouseEvent) => void
  }
  /** Call it on a press; returns true if it was a touch that only opens the overlay. */
  asked: (event: MouseEvent) => boolean
}

/** Whether a card shows its overlay: the mouse is over it, the focus is in it, or a finger has touched it. */
export function useCloserLook(onLook: () => void): CloserLook {
  const [close, setClose] = useState(false)
  const ref = useRef<HTMLElement>(null)
  const look = (): void => {
    onLook()
    setClose(true)
  }
  useEffect(() => {
    if (!close) return undefined
    const leave = (event: Event): void => {
      if (!ref.current?.contains(event.target as Node)) setClose(false)
    }
    addEventListener('pointerdown', leave)
    return () => removeEventListener('pointerdown', leave)
  }, [close])
  return {
    close,
    ref,
    watch: {
      onPointerEnter: (event) => {
        if (event.pointerType === 'mouse') look()
      },
      onPointerLeave: (event) => {
        if (event.pointerType === 'mouse') setClose(false)
      },
      onFocus: (event) => {
        if (event.target.matches(':focus-visible')) look()
      },
      onBlur: (event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setClose(false)
      },
      // A long touch would open the context menu of the link.
      onContextMenu: (event) => {
        if (isFinger(event)) {
          event.preventDefault()
          look()
        }
      },
    },
    asked: (event) => {
      if (close || !isFinger(event)) return false
      look()
      return true
    },
  }
}

const isFinger = ({ nativeEvent }: MouseEvent): boolean =>
  'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch'
