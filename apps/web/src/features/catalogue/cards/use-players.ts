// SPDX-License-Identifier: Apache-2.0
import { useMemo, useState } from 'react'
import { useCallQuery } from '../../../shared/api/use-call-query.ts'

/** The most games that one call can ask about. */
const mostIds = 100
const everyMs = 30_000
const nobody: ReadonlyMap<number, number> = new Map()

export interface Players {
  counts: ReadonlyMap<number, number>
  /** Someone looks closer at one of the games: starts loading the counts. */ look: () => void
}

/** How many members are playing each of these games now; loads once somebody looks closer at one of them. */
export function usePlayers(nodeIds: readonly number[]): Players {
  const [looking, setLooking] = useState(false)
  const { data } = useCallQuery(
    'catalogue.livePlayers',
    { nodeIds: nodeIds.slice(0, mostIds).join(',') },
    {
      enabled: looking && nodeIds.length > 0,
      keepPreviousData: true,
      staleTimeMs: everyMs,
      refetchIntervalMs: everyMs,
    },
  )
  const counts = useMemo(
    () => (data ? new Map(data.list.map(({ nodeId, players }) => [nodeId, players])) : nobody),
    [data],
  )
  return useMemo(() => ({ counts, look: () => setLooking(true) }), [counts])
}
