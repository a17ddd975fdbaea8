// SPDX-License-Identifier: Apache-2.0
import { useMemo, useState } from 'react'
import { useAsk } from '../../../shared/api/use-ask.ts'

/** So many games can be asked about at once. */
const mostIds = 100
const everyMs = 30_000
const nobody: ReadonlyMap<number, number> = new Map()

export interface Players {
  counts: ReadonlyMap<number, number>
  /** Somebody looks closer at one of the games: from now on the counts are asked for. */ look: () => void
}

/**
 * How many members play each of these games right now; asked for when somebody looks closer at one of them.
 */
export function usePlayers(nodeIds: readonly number[]): Players {
  const [looking, setLooking] = useState(false)
  const { data } = useAsk(
    'catalogue.livePlayers',
    { nodeIds: nodeIds.slice(0, mostIds).join(',') },
    { enabled: looking && nodeIds.length > 0, keep: true, staleTimeMs: everyMs, refreshMs: everyMs },
  )
  const counts = useMemo(
    () => (data ? new Map(data.list.map(({ nodeId, players }) => [nodeId, players])) : nobody),
    [data],
  )
  return useMemo(() => ({ counts, look: () => setLooking(true) }), [counts])
}
