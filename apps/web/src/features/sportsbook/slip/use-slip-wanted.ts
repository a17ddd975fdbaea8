// SPDX-License-Identifier: Apache-2.0
import { useEffect, useState } from 'react'
import { useRouterState } from '../../../shared/router/index.ts'
import { tabStorage } from '../../../shared/session/tab-storage.ts'
import { placingKey, quickKey } from './slip-keys.ts'
import { useSlipLegs } from './slip-store.ts'
import { isStored } from './stored-value.ts'

const inputs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'] as const

/**
 * Whether the slip has to be there: everywhere but in the lobby, while it has something to do, and once somebody has
 * touched, scrolled or typed. So the first view of the lobby does not wait for it.
 */
export function useSlipWanted(): boolean {
  const [wanted, setWanted] = useState(() => isStored(placingKey) || tabStorage.getItem(quickKey) !== null)
  const hasLegs = useSlipLegs().length > 0
  const isLobby = useRouterState({ select: ({ location }) => location.pathname === '/sportsbook' })
  useEffect(() => {
    if (wanted) return undefined
    const want = (): void => setWanted(true)
    for (const input of inputs) addEventListener(input, want, { passive: true })
    return () => {
      for (const input of inputs) removeEventListener(input, want)
    }
  }, [wanted])
  return wanted || hasLegs || !isLobby
}
