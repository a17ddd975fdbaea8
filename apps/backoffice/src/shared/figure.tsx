// SPDX-License-Identifier: Apache-2.0
import type { ReactNode } from 'react'

/** One figure with its name; in a `dl`. */
export function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-0.5">
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="tabular text-sm font-bold text-text">{children}</dd>
    </div>
  )
}
