// SPDX-License-Identifier: Apache-2.0
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { lazy, Suspense, useDeferredValue } from 'react'
import { limitNum, useWinners } from './use-winners.ts'

const DriftingWins = lazy(() => import('./drifting-wins.tsx'))

/** The latest wins, drifting by. Nothing if nobody has won. */
export function WinnersTicker() {
  const { data, isPending } = useWinners()
  const winners = useDeferredValue(data?.list)
  // The wins load a moment later: until then their space must stay, or everything below jumps up and down.
  const space = <Skeleton className="h-14 rounded-tile" />
  if (isPending || (data && !winners)) return space
  if (!winners || winners.length === 0) return null
  return (
    <Suspense fallback={space}>
      <DriftingWins winners={winners.slice(0, limitNum)} />
    </Suspense>
  )
}
