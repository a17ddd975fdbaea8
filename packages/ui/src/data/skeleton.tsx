// SPDX-License-Identifier: Apache-2.0
import { cx } from '../cx.ts'

/** A placeholder for something that is loading. Set its size by class. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={cx('block rounded-control bg-surface-2', className)} />
}

/** Placeholder lines of text; the last one is short. */
export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  return (
    <span aria-hidden="true" className="flex flex-col gap-2">
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} className={cx('h-4', index === lines - 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </span>
  )
}
