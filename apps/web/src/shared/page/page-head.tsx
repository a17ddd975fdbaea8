// SPDX-License-Identifier: Apache-2.0
import type { LucideIcon } from 'lucide-react'
import { t } from '../texts/texts.ts'

/** The head of a lobby page: its title and the number of games. */
export function PageHead({
  title,
  icon: Icon,
  count,
}: {
  title: string
  icon: LucideIcon
  count?: number | undefined
}) {
  return (
    <div className="flex items-center gap-3">
      <h1 className="flex items-center gap-2.5 text-xl font-extrabold text-text">
        <Icon className="size-6 text-brand" aria-hidden="true" />
        {title}
      </h1>
      {count !== undefined && count > 0 && (
        <span className="pt-0.5 text-sm text-muted">{t('lobby.games', { count })}</span>
      )}
    </div>
  )
}
