// SPDX-License-Identifier: Apache-2.0
import { buttonClass } from '@tessera/ui/forms/button.tsx'
import UserRoundCheck from 'lucide-react/icons/user-round-check'
import { NewTabNote } from '../../../shared/page/new-tab-note.tsx'
import { t } from '../../../shared/texts/texts.ts'
import type { RankPageData } from './use-rank.ts'

/** Who looks after a member of a high rank, and how to reach them. */
export function ManagerCard({ manager }: { manager: NonNullable<RankPageData['manager']> }) {
  return (
    <section
      aria-label={t('ranks.manager')}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-tile border border-line bg-bg p-4 md:p-5"
    >
      <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-gold-soft text-gold">
        <UserRoundCheck className="size-6" aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-sm text-muted">{t('ranks.manager')}</p>
        <p className="truncate text-md font-bold text-text">{manager.name}</p>
      </div>
      <a
        href={manager.link}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass({ look: 'primary' })}
      >
        {t('ranks.manager.write')}
        <NewTabNote />
      </a>
    </section>
  )
}
