// SPDX-License-Identifier: Apache-2.0
import type { ReactNode } from 'react'

/** A step that is required before a withdrawal: what, why, and its form. */
export function Step({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="rounded-tile border border-line bg-bg p-5">
      <h3 className="text-md font-bold">{title}</h3>
      <p className="mt-1 mb-4 text-sm text-muted">{text}</p>
      {children}
    </section>
  )
}
