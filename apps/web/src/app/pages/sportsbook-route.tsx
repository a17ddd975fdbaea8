// SPDX-License-Identifier: Apache-2.0
import { useCallback } from 'react'
import { SportsbookPage } from '../../features/sportsbook/lobby/sportsbook-page.tsx'
import { useNavigate, useSearch } from '../../shared/router/index.ts'

/** /sportsbook: the lobby of the sportsbook. */
export function SportsbookRoute() {
  const { sport, competition, find } = useSearch({ from: '/sportsbook' })
  const navigate = useNavigate()
  const onFind = useCallback(
    (text: string) =>
      void navigate({
        to: '.',
        search: (search) => ({ ...search, find: text === '' ? undefined : text }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  return <SportsbookPage search={{ sport, competition, find }} onFind={onFind} />
}
