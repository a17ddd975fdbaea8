// SPDX-License-Identifier: Apache-2.0
import type { ReactNode } from 'react'

/** A message in place of the game, in the middle of the page. */
export function Stage({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className="mx-auto flex min-h-(--stage) max-w-(--content) flex-col justify-center px-4">
      {title !== undefined && <h1 className="sr-only">{title}</h1>}
      {children}
    </div>
  )
}
