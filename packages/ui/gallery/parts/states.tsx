// SPDX-License-Identifier: Apache-2.0
import { Badge } from '../../src/data/badge.tsx'
import { Button } from '../../src/forms/button.tsx'
import { EmptyState } from '../../src/data/empty-state.tsx'
import { ErrorState } from '../../src/data/error-state.tsx'
import { mosaicShapes, type MosaicName } from '../../src/layout/mosaic-shapes.ts'
import { Mosaic } from '../../src/layout/mosaic.tsx'
import { Progress } from '../../src/data/progress.tsx'
import { Skeleton, SkeletonLines } from '../../src/data/skeleton.tsx'
import { Spinner } from '../../src/data/spinner.tsx'
import type { Part } from '../part.ts'

function Badges() {
  return (
    <p className="flex flex-wrap gap-3">
      <Badge>Quiet</Badge>
      <Badge tone="good">Good</Badge>
      <Badge tone="wait">Waiting</Badge>
      <Badge tone="bad">Bad</Badge>
      <Badge small tone="good">
        Small
      </Badge>
    </p>
  )
}

function Bars() {
  return (
    <div className="flex max-w-sm flex-col gap-4">
      <Progress label="Mission" value={3} max={5} valueText="3 of 5" />
      <Progress label="Wagering" value={80} valueText="80 %" tone="gold" />
      <Progress label="Limit" value={98} valueText="98 %" tone="danger" />
    </div>
  )
}

function Skeletons() {
  return (
    <div className="flex max-w-sm gap-4">
      <Skeleton className="aspect-3/4 w-30" />
      <span className="flex-1">
        <SkeletonLines />
      </span>
      <Spinner className="size-6" />
    </div>
  )
}

function Empties() {
  return (
    <>
      <EmptyState title="No bets yet" action={<Button look="primary">Find a game</Button>}>
        What you play stands here.
      </EmptyState>
      <ul className="grid grid-cols-2 gap-6 sm:grid-cols-5">
        {(Object.keys(mosaicShapes) as MosaicName[]).map((name) => (
          <li key={name} className="flex flex-col items-center gap-2 text-xs text-muted">
            <Mosaic of={name} className="h-24" />
            {name}
          </li>
        ))}
      </ul>
    </>
  )
}

function Errors() {
  return (
    <ErrorState
      title="The games did not come"
      detail="Network link is abnormal, please try again"
      retryLabel="Try again"
      onRetry={() => undefined}
    />
  )
}

export const states: Part[] = [
  { id: 'badge', title: 'Badge', Sample: Badges },
  { id: 'progress', title: 'Progress', Sample: Bars },
  { id: 'skeleton', title: 'Skeleton', Sample: Skeletons },
  { id: 'empty-state', title: 'Empty state', Sample: Empties },
  { id: 'error-state', title: 'Error state', Sample: Errors },
]
