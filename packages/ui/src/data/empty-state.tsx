// SPDX-License-Identifier: Apache-2.0
import type { ReactNode } from 'react'

export interface EmptyStateProps {
  title: string
  /** A drawing in place of the three stones, such as `<Mosaic of="search" />`. */
  drawing?: ReactNode
  /** A sentence that says what is empty. */
  children?: ReactNode
  /** What to do next, such as a link. */
  action?: ReactNode
}

/** The state without contents: a drawing of stones, a sentence, and what to do next. */
export function EmptyState({ title, drawing = <Stones />, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-12 text-center">
      {drawing}
      <p className="text-md font-bold text-balance text-text">{title}</p>
      {children !== undefined && <div className="max-w-sm text-sm text-balance text-muted">{children}</div>}
      {action}
    </div>
  )
}

function Stones() {
  return (
    <svg viewBox="0 0 96 84" className="h-20 text-surface-3" aria-hidden="true" focusable="false">
      <path fill="currentColor" d="m48 2 19 11v22L48 46 29 35V13z" />
      <path fill="currentColor" opacity=".7" d="m27 39 19 11v22L27 83 8 72V50z" />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeDasharray="5 5"
        d="m69 40 18 10.500v21L69 82 51 71.500v-21z"
      />
      <path className="fill-brand" d="m48 16 7 4v8l-7 4-7-4v-8z" />
    </svg>
  )
}
