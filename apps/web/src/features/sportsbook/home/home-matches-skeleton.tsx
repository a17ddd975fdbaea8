// SPDX-License-Identifier: Apache-2.0
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'

/** In place of the matches of home: as high as they are, so that nothing below them jumps. */
export function HomeMatchesSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-3">
      <Skeleton className="h-11 w-48 rounded-control" />
      <Skeleton className="h-11 w-full rounded-control" />
      <div className="grid gap-2 2xl:grid-cols-2">
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} className="breathe h-30 rounded-tile sm:h-22" />
        ))}
      </div>
    </div>
  )
}
