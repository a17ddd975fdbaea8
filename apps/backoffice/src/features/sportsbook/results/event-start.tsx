// SPDX-License-Identifier: Apache-2.0
import { Moment } from '../../../shared/moment.tsx'
import { t } from '../../../shared/texts.ts'
import type { ResultEvent } from './result-words.ts'

/** When a match starts, or about when the season of an outright ends. */
export const EventStart = ({ event: { kind, startsAt } }: { event: ResultEvent }) => (
  <span>
    {kind === 'outright' && `${t('console.results.endsAbout')} `}
    <Moment at={startsAt} />
  </span>
)
