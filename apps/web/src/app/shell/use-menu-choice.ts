// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'

type Menu = 'mini' | 'open'

/**
 * How the menu was set by hand. A game that begins folds it all the same, so what was chosen counts on its
 * own side of that door only.
 */
export function useMenuChoice(inGame: boolean): {
  chosen: Menu | undefined
  setChosen: (menu: Menu) => void
} {
  const [choice, setChoice] = useState<{ menu: Menu; inGame: boolean }>()
  return {
    chosen: choice?.inGame === inGame ? choice.menu : undefined,
    setChosen: (menu) => setChoice({ menu, inGame }),
  }
}
