// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'

type Menu = 'mini' | 'open'

/**
 * How the user has set the menu. A starting game collapses it anyway, so games and other pages each remember
 * their own choice.
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
