// SPDX-License-Identifier: Apache-2.0
import { useEffect } from 'react'
import { useRouterState } from '../../shared/router/index.ts'
import { noPanels } from '../../shared/session/gate.ts'

let last: { to: string; search: object } = { to: '/', search: {} }

/** Where the member goes on browsing when a game becomes small: the last page that was no game. */
export const browsedLocation = (): { to: string; search: object } => last

/** Notes each page that is no game. */
export function useBrowsedLocation(): void {
  const location = useRouterState({ select: ({ location }) => location })
  useEffect(() => {
    if (location.pathname !== '/game')
      last = { to: location.pathname, search: { ...location.search, ...noPanels, play: undefined } }
  }, [location])
}
