// SPDX-License-Identifier: Apache-2.0
import type { ReactNode } from 'react'
import { Badge, type BadgeTone } from '@tessera/ui/data/badge.tsx'

interface DryRunSummaryProps {
  state: { tone: BadgeTone; label: string }
  /** Who prepared it, who decided about it, and why. */
  notes: ReactNode
  /** What it changes from and to. */
  change: ReactNode
  /** Sums, what else there is to see, and actions. */
  children: ReactNode
}

/** A change that moves money only once it is confirmed: what it is, what it comes to, and what can be done with it. */
export const DryRunSummary = ({ state, notes, change, children }: DryRunSummaryProps) => (
  <>
    <div className="flex flex-wrap items-center gap-2 text-sm text-muted">
      <Badge tone={state.tone}>{state.label}</Badge>
      {notes}
    </div>
    {change}
    {children}
  </>
)

/** What stands before and after a change, beside each other. */
export const DryRunChange = ({ children }: { children: ReactNode }) => (
  <dl className="grid gap-4 rounded-tile border border-line bg-surface-1 p-4 md:grid-cols-2">{children}</dl>
)
