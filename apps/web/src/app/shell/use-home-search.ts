// SPDX-License-Identifier: Apache-2.0
import { useNavigate, useRouterState } from '../../shared/router/index.ts'

/** Home shows the results of the search: /home?gameName=..., so that they can be linked and reloaded. */
export function useHomeSearch(): { gameName: string; searchHome: (text: string) => void } {
  const navigate = useNavigate()
  const gameName = useRouterState({
    select: ({ location }) =>
      location.pathname === '/home' &&
      'gameName' in location.search &&
      typeof location.search.gameName === 'string'
        ? location.search.gameName
        : '',
  })
  return {
    gameName,
    searchHome: (text) =>
      void navigate(text === '' ? { to: '/' } : { to: '/home', search: { gameName: text } }),
  }
}
