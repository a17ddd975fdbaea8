// SPDX-License-Identifier: Apache-2.0
import { Badge } from '@tessera/ui/data/badge.tsx'
import { t } from '../../../shared/texts.ts'
import type { Statement } from './statement.ts'

/** How far a statement agrees with what happened here. */
export function Result({ row }: { row: Statement }) {
  return (
    <span className="flex flex-col items-start gap-1">
      <span className="flex flex-wrap gap-1">
        {row.open > 0 && <Badge tone="bad">{t('console.statements.open', { count: row.open })}</Badge>}
        {row.explained > 0 && (
          <Badge tone="quiet">{t('console.statements.explained', { count: row.explained })}</Badge>
        )}
        {row.open + row.explained === 0 && <Badge tone="good">{t('console.statements.agrees')}</Badge>}
      </span>
      <span className="text-xs text-muted">
        {t('console.statements.matched', { matched: row.matched, lines: row.lines - row.outside })}
      </span>
      {row.outside > 0 && (
        <span className="text-xs text-muted">{t('console.statements.outside', { count: row.outside })}</span>
      )}
    </span>
  )
}
