// SPDX-License-Identifier: Apache-2.0
import { Badge } from '@tessera/ui/data/badge.tsx'
import { Moment } from '../../../shared/moment.tsx'
import { t } from '../../../shared/texts.ts'
import { toneOf, type AccountRequest } from './request-words.ts'

/** The status of a request: until when it waits, or who has decided and why. */
export function RequestState({ row }: { row: AccountRequest }) {
  return (
    <span className="flex flex-col items-end gap-1 md:items-start">
      <Badge tone={toneOf(row.status)}>{t(`console.request.${row.status}`)}</Badge>
      {row.status === 'waiting' && (
        <span className="text-xs text-muted">
          {t('console.requestUntil')} <Moment at={row.expiresAt} />
        </span>
      )}
      {row.decidedBy !== null && (
        <span className="text-xs text-muted">
          {t('console.decidedBy', { name: row.decidedBy })} · {row.decisionReason}
        </span>
      )}
    </span>
  )
}

/** What was requested, by whom, when and why. */
export function RequestWhat({ row }: { row: AccountRequest }) {
  return (
    <span className="flex flex-col">
      <span className="font-semibold text-text">{t(`console.requestKind.${row.kind}`)}</span>
      <span className="text-xs text-muted">
        {t('console.askedBy', { name: row.askedBy })} · <Moment at={row.askedAt} />
      </span>
      <span className="text-sm break-words">{row.reason}</span>
    </span>
  )
}
