// SPDX-License-Identifier: Apache-2.0
import type { ReactNode } from 'react'

/** A part of the page of an account under its title; `empty` says so in its place. */
export function AccountSection({
  title,
  empty,
  children,
}: {
  title: string
  empty?: string | undefined
  children: ReactNode
}) {
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h2 className="text-md font-bold text-text">{title}</h2>
      {empty === undefined ? children : <p className="text-sm text-muted">{empty}</p>}
    </section>
  )
}
