// SPDX-License-Identifier: Apache-2.0
import type { ReactNode } from 'react'

/** The frame of every page of the console: its title, its actions, its content. */
export function Page({
  title,
  actions,
  children,
}: {
  title: string
  actions?: ReactNode
  children: ReactNode
}) {
  return (
    <section className="mx-auto flex w-full max-w-[1240px] flex-col gap-4 p-4 md:p-6">
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl font-bold text-text">{title}</h1>
        {actions}
      </div>
      {children}
    </section>
  )
}
