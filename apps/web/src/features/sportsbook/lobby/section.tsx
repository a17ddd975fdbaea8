// SPDX-License-Identifier: Apache-2.0
import { useId, type ReactNode } from 'react'

/** A part of a page of the sportsbook, below its title. */
export function Section({
  title,
  count,
  children,
}: {
  title: string
  count?: number | undefined
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="flex items-center gap-2 text-md font-extrabold text-text">
        {title}
        {count !== undefined && count > 0 && (
          <span className="tabular rounded-full bg-surface-2 px-2 text-xs leading-5 font-bold text-muted">
            {count}
          </span>
        )}
      </h2>
      {children}
    </section>
  )
}
