// SPDX-License-Identifier: Apache-2.0
import { Moment } from '../../shared/moment.tsx'
import { t } from '../../shared/texts.ts'
import type { Run } from './contract-words.ts'

/** The days that were settled; of an hour or a window the moment at which it began. */
export function PeriodText({
  of: { kind, firstDay, lastDay, periodStart },
}: {
  of: Pick<Run, 'kind' | 'firstDay' | 'lastDay' | 'periodStart'>
}) {
  if (kind === 'HOURLY' || kind === 'REALTIME') return <Moment at={periodStart} />
  return (
    <span className="tabular whitespace-nowrap">
      {firstDay === lastDay ? firstDay : t('console.contracts.fromTo', { first: firstDay, last: lastDay })}
    </span>
  )
}
