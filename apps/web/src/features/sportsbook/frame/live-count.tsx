// SPDX-License-Identifier: Apache-2.0
import { t } from '../../../shared/texts/texts.ts'

/** How much is live, beside the name of what is. */
export function LiveCount({ live }: { live: number }) {
  return (
    <span className="tabular min-w-5 shrink-0 rounded-full bg-danger-soft px-1.5 text-center text-xs font-bold text-danger">
      <span aria-hidden="true">{live}</span>
      <span className="sr-only">{t('sportsbook.lobby.liveCount', { count: live })}</span>
    </span>
  )
}
