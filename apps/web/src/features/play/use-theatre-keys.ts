// SPDX-License-Identifier: Apache-2.0
import { useEffect } from 'react'
import { isTyping } from '../../shared/site/is-typing.ts'
import { chooseTheatre, isTheatreFixed } from './theatre.ts'

/**
 * `t` switches the theatre and Escape leaves it, while the focus is on the page or in the game's bar: not in a field, in
 * another dialog, or in the game, which has keys of its own.
 */
export function useTheatreKeys(theatre: boolean): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, target } = event
      // There Escape belongs to what closes the game.
      if (isTheatreFixed()) return
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      if (isTyping(target) || document.fullscreenElement || document.querySelector(above)) return
      if (key.toLowerCase() === 't') chooseTheatre(!theatre)
      else if (key === 'Escape' && theatre) chooseTheatre(false)
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    // First of all listeners: a dialog that Escape closes would already be gone.
    addEventListener('keydown', press, true)
    return () => removeEventListener('keydown', press, true)
  }, [theatre])
}

/** What lies above the game; the game itself may be a dialog. */
const above = '[role=dialog]:not([data-game]),[role=alertdialog],[role=menu],[role=listbox]'
