// SPDX-License-Identifier: Apache-2.0
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { lazy, Suspense } from 'react'
import { useSettled } from '../../../shared/site/use-settled.ts'
import { useTouched } from '../../../shared/site/use-touched.ts'
import { limitNum, useWinners } from './use-winners.ts'

/** They wait for the first view only once: when home opens again, they are there. */
let loaded = false
const DriftingWins = lazy(async () => {
  const part = await import('./drifting-wins.tsx')
  loaded = true
  return part
})

/** The latest wins, drifting by. Nothing if nobody has won. */
export function WinnersTicker() {
  const { data, isPending } = useWinners()
  const winners = data?.list ?? []
  const [settled, touched] = [useSettled(), useTouched()]
  // The wins load after the first view: until then their space must stay, or everything below jumps up and down.
  const space = <Skeleton className="h-14 rounded-tile" />
  if (isPending) return space
  if (winners.length === 0) return null
  if (!loaded && !settled && !touched) return space
  return (
    <Suspense fallback={space}>
      <DriftingWins winners={winners.slice(0, limitNum)} />
    </Suspense>
  )
}
