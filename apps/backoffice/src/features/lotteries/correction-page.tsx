// SPDX-License-Identifier: Apache-2.0
import { Link, useParams } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useState } from 'react'
import type { CallOutput } from '@tessera/contract'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { Money } from '@tessera/ui/data/money.tsx'
import type { Column } from '@tessera/ui/data/table.tsx'
import { buttonClass } from '@tessera/ui/forms/button.tsx'
import { useAsk } from '../../shared/api.ts'
import { Listing } from '../../shared/listing.tsx'
import { Page } from '../../shared/page.tsx'
import { t } from '../../shared/texts.ts'
import { AccountLink } from '../../shared/account-link.tsx'
import { Figure } from '../../shared/figure.tsx'
import { CorrectedJackpots } from './corrected-jackpots.tsx'
import { CorrectionActions } from './correction-actions.tsx'
import { correctionTones } from './lottery-words.ts'

type Answer = CallOutput<'backoffice.lotteryCorrection'>
type Row = Answer['list'][number]
const refreshMs = 5_000

const columns: Column<Row>[] = [
  {
    key: 'member',
    title: t('console.member'),
    render: (row) => <AccountLink memberId={row.memberId} name={row.username} />,
  },
  {
    key: 'ticket',
    title: t('console.lottery.ticket'),
    render: (row) => (
      <bdi dir="ltr" className="font-mono text-xs break-all">
        {row.ticketId}
      </bdi>
    ),
  },
  {
    key: 'before',
    title: t('console.lottery.before'),
    end: true,
    render: (row) => <Money value={row.before} currency={row.currency} />,
  },
  {
    key: 'after',
    title: t('console.lottery.after'),
    end: true,
    render: (row) => <Money value={row.after} currency={row.currency} className="font-bold text-text" />,
  },
  {
    key: 'difference',
    title: t('console.amount'),
    end: true,
    render: (row) => <Money value={row.after - row.before} signed />,
  },
  {
    key: 'owed',
    title: t('console.lottery.owed'),
    end: true,
    render: (row) => (row.owed === 0 ? '—' : <Money value={row.owed} className="text-danger" />),
  },
]

/** A correction: its dry run, its sums, and its approval by another operator. */
export default function CorrectionPage() {
  const { id = '' } = useParams({ strict: false })
  const [pageNo, setPageNo] = useState(1)
  const query = useAsk('backoffice.lotteryCorrection', { id, pageNo, pageSize: 20 }, refreshMs)
  return (
    <Page
      title={t('console.lottery.correct')}
      actions={
        query.data && (
          <Link
            to="/lottery-draws/$id"
            params={{ id: String(query.data.correction.drawId) }}
            className={buttonClass({ look: 'quiet' })}
          >
            <ArrowLeft className="size-4 rtl:rotate-180" aria-hidden="true" />
            {t('console.lottery.draw')}
          </Link>
        )
      }
    >
      {query.data && <Summary answer={query.data} />}
      <Listing
        caption={t('console.lottery.tickets')}
        query={query}
        columns={columns}
        rowKey={(row) => row.ticketId}
        empty={t('console.lottery.noChanges')}
        onPage={setPageNo}
      />
    </Page>
  )
}

function Summary({ answer: { correction, sums, jackpots } }: { answer: Answer }) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 text-sm text-muted">
        <Badge tone={correctionTones[correction.status]}>
          {t(`console.lottery.correction.${correction.status}`)}
        </Badge>
        <span>{t('console.lottery.correctionBy', { name: correction.madeBy })}</span>
        {correction.decidedBy !== null && (
          <span>{t('console.lottery.correctionDecided', { name: correction.decidedBy })}</span>
        )}
        <span>{correction.reason}</span>
      </div>
      <dl className="grid gap-4 rounded-tile border border-line bg-surface-1 p-4 md:grid-cols-2">
        <Figure name={t('console.lottery.before')}>
          <bdi dir="ltr" className="break-all">
            {correction.fromNumber.replaceAll('~', ' · ')}
          </bdi>
        </Figure>
        <Figure name={t('console.lottery.after')}>
          <bdi dir="ltr" className="break-all">
            {correction.toNumber.replaceAll('~', ' · ')}
          </bdi>
        </Figure>
      </dl>
      {sums.map((sum) => (
        <dl
          key={sum.currency}
          className="grid grid-cols-2 gap-4 rounded-tile border border-line bg-surface-1 p-4 md:grid-cols-4"
        >
          <Figure name={t('console.lottery.gain')}>
            <Money value={sum.gain} currency={sum.currency} className="text-brand" />
          </Figure>
          <Figure name={t('console.lottery.lose')}>
            <Money value={sum.lose} currency={sum.currency} className="text-danger" />
          </Figure>
          <Figure name={t('console.lottery.owed')}>
            <Money value={sum.owed} currency={sum.currency} />
          </Figure>
          <Figure name={t('console.lottery.tickets')}>
            {t('console.lottery.applied', { count: sum.applied, total: sum.tickets })}
          </Figure>
        </dl>
      ))}
      <CorrectedJackpots jackpots={jackpots} />
      <CorrectionActions correction={correction} />
    </>
  )
}
