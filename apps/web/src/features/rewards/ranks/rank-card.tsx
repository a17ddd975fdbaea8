// SPDX-License-Identifier: Apache-2.0
import type { LucideIcon } from 'lucide-react'
import { useId, type ReactNode } from 'react'

/** A card of the rank page: an icon, a heading and what belongs to it. */
export function RankCard({
  icon: Icon,
  title,
  children,
}: {
  icon: LucideIcon
  title: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-3 rounded-tile border border-line bg-bg p-4 md:p-5"
    >
      <h3 id={id} className="flex items-center gap-2.5 text-sm font-bold text-text">
        <Icon className="size-5 shrink-0 text-gold" aria-hidden="true" />
        {title}
      </h3>
      {children}
    </section>
  )
}
