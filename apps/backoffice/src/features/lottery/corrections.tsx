// SPDX-License-Identifier: Apache-2.0
import { Link } from '@tanstack/react-router'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { Table, type Column } from '@tessera/ui/data/table.tsx'
import { buttonClass } from '@tessera/ui/forms/button.tsx'
import { Moment } from '../../shared/moment.tsx'
import { t } from '../../shared/texts.ts'
import { correctionTones, type Correction } from './lottery-words.ts'

const columns: Column<Correction>[] = [
  {
    key: 'status',
    title: t('console.status'),
    render: (row) => (
      <Badge tone={correctionTones[row.status]}>{t(`console.lottery.correction.${row.status}`)}</Badge>
    ),
  },
  { key: 'by', title: t('console.lottery.entries'), render: (row) => row.madeBy },
  { key: 'reason', title: t('console.stepReason'), render: (row) => row.reason },
  { key: 'time', title: t('console.time'), render: (row) => <Moment at={row.madeAt} /> },
  {
    key: 'actions',
    title: t('console.actions'),
    end: true,
    render: (row) => (
      <Link
        to="/lottery-corrections/$id"
        params={{ id: row.correctionId }}
        className={buttonClass({ size: 'small' })}
      >
        {t('console.lottery.dryRun')}
      </Link>
    ),
  },
]

/** The corrections of a draw, newest first. */
export const Corrections = ({ corrections }: { corrections: readonly Correction[] }) => (
  <Table
    caption={t('console.lottery.corrections')}
    columns={columns}
    rows={corrections}
    rowKey={(row) => row.correctionId}
  />
)
