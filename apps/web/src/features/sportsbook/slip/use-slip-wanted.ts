// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import { useRouterState } from '../../../shared/router/index.ts'
import { isBookLobby } from '../frame/lobby-paths.ts'
import { tabStorage } from '../../../shared/session/tab-storage.ts'
import { useTouched } from '../../../shared/site/use-touched.ts'
import { placingKey, quickKey } from './slip-keys.ts'
import { useSlipLegs } from './slip-store.ts'
import { isStored } from './stored-value.ts'

/**
 * Whether the slip has to be there: everywhere but in the lobby, while it has something to do, and once somebody has
 * touched, scrolled or typed. So the first view of the lobby does not wait for it.
 */
export function useSlipWanted(): boolean {
  const [wanted] = useState(() => isStored(placingKey) || tabStorage.getItem(quickKey) !== null)
  const touched = useTouched()
  const hasLegs = useSlipLegs().length > 0
  const isLobby = useRouterState({ select: ({ location }) => isBookLobby(location.pathname) })
  return wanted || touched || hasLegs || !isLobby
}
