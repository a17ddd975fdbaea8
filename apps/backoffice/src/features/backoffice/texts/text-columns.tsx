// SPDX-License-Identifier: Apache-2.0
import type { TextSet } from '@tessera/texts/languages'
import { Badge } from '@tessera/ui/data/badge.tsx'
import type { Column } from '@tessera/ui/data/table.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { languageName } from '../../../shared/language-name.ts'
import { Moment } from '../../../shared/moment.tsx'
import { t } from '../../../shared/texts.ts'
import { spokenIn, type BrandText } from './brand-text.ts'

type Open = (dialog: 'edit' | 'history', text: BrandText) => void

export const textColumns = (language: TextSet, open: Open): Column<BrandText>[] => [
  {
    key: 'shipped',
    title: t('console.texts.shipped'),
    render: (row) => <Shipped row={row} language={language} />,
  },
  { key: 'own', title: t('console.texts.own'), render: (row) => <Own row={row} language={language} /> },
  {
    key: 'actions',
    title: t('console.actions'),
    end: true,
    render: (row) => <Actions row={row} open={open} />,
  },
]

const words = 'line-clamp-4 max-w-md text-start whitespace-pre-line break-words'

function Shipped({ row, language }: { row: BrandText; language: TextSet }) {
  return (
    <span className="flex max-w-md min-w-0 flex-col gap-1 text-start">
      <span {...spokenIn(row.shippedIn)} className={`${words} text-text`}>
        {row.shipped}
      </span>
      {row.shippedIn !== language && (
        <span className="text-xs text-gold">
          {t('console.texts.shippedIn', { language: languageName(row.shippedIn) })}
        </span>
      )}
      {row.shippedIn !== 'EN' && (
        <span lang="en" dir="ltr" className={`${words} text-xs text-muted`}>
          {row.english}
        </span>
      )}
      <code dir="ltr" className="text-xs break-all text-muted">
        {row.key}
      </code>
    </span>
  )
}

function Own({ row, language }: { row: BrandText; language: TextSet }) {
  if (!row.open) return <Badge>{t('console.texts.fixed')}</Badge>
  return (
    <span className="flex max-w-md min-w-0 flex-col gap-1 text-start">
      {row.own === null ? (
        <span className="text-muted">{t('console.texts.notChanged')}</span>
      ) : (
        <span {...spokenIn(language)} className={`${words} font-semibold text-text`}>
          {row.own}
        </span>
      )}
      {row.problem !== null && (
        <span className="flex flex-col items-start gap-1 text-xs text-danger">
          <Badge tone="bad">{t('console.texts.notSaid')}</Badge>
          {t('console.texts.notSaidHint', { problem: row.problem })}
        </span>
      )}
      {row.changedAt !== null && (
        <span className="text-xs text-muted">
          {row.changedBy} · <Moment at={row.changedAt} />
        </span>
      )}
    </span>
  )
}

function Actions({ row, open }: { row: BrandText; open: Open }) {
  if (!row.open) return <span className="text-xs text-muted">{t('console.texts.fixedHint')}</span>
  return (
    <span className="flex flex-wrap justify-end gap-2">
      {row.version > 0 && (
        <Button
          size="small"
          aria-label={t('console.texts.historyOf', { key: row.key })}
          onClick={() => open('history', row)}
        >
          {t('console.history')}
        </Button>
      )}
      <Button
        size="small"
        aria-label={t('console.texts.editOf', { key: row.key })}
        onClick={() => open('edit', row)}
      >
        {t('console.editIt')}
      </Button>
    </span>
  )
}
