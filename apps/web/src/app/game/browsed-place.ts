// SPDX-License-Identifier: Apache-2.0
import { useEffect } from 'react'
import { useRouterState } from '../../shared/router/index.ts'
import { noPanels } from '../../shared/session/gate.ts'

let last: { to: string; search: object } = { to: '/', search: {} }

/** Where the member goes on browsing when a game becomes small: the last page that was no game. */
export const browsedPlace = (): { to: string; search: object } => last

/** Notes each page that is no game. */
export function useBrowsedPlace(): void {
  const place = useRouterState({ select: ({ location }) => location })
  useEffect(() => {
    if (place.pathname !== '/game')
      last = { to: place.pathname, search: { ...place.search, ...noPanels, play: undefined } }
  }, [place])
}
