// SPDX-License-Identifier: Apache-2.0
import type { ReactNode } from 'react'

/** A part of an offer, with what it means in a sentence. */
export function Section({
  title,
  hint,
  children,
}: {
  title: string
  hint?: string | undefined
  children: ReactNode
}) {
  return (
    <section aria-label={title} className="rounded-tile border border-line bg-surface-1 p-4">
      <h2 className="text-md font-bold text-text">{title}</h2>
      {hint !== undefined && <p className="mt-1 text-sm text-muted">{hint}</p>}
      <div className="mt-4 grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">{children}</div>
    </section>
  )
}
