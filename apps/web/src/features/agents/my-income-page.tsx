// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { Money } from '@tessera/ui/data/money.tsx'
import { Table } from '@tessera/ui/data/table.tsx'
import { useState } from 'react'
import { useAsk } from '../../shared/api/use-ask.ts'
import { SpanChoice, useSpan } from '../../shared/forms/span-choice.tsx'
import { t } from '../../shared/texts/texts.ts'
import { EmptyAgentPage } from './empty-agent-page.tsx'
import { PagedList } from '../../shared/team/paged-list.tsx'

type Day = CallOutput<'agents.myIncome'>['list'][number]

/** Salary, dividends and rebates by day, newest first. */
export function MyIncomePage() {
  const [chosen, choose] = useSpan('month')
  const [pageNo, setPageNo] = useState(1)
  const query = useAsk(
    'agents.myIncome',
    { startTime: chosen.from, pageNo },
    { member: true, keep: true, staleTimeMs: 0 },
  )
  return (
    <div className="flex flex-1 flex-col gap-4">
      <SpanChoice
        value={chosen.span}
        onChange={(span) => {
          choose(span)
          setPageNo(1)
        }}
      />
      <PagedList
        query={query}
        empty={<EmptyAgentPage page="agentMyIncome" />}
        pageNo={pageNo}
        onPage={setPageNo}
      >
        {(rows) => <Days rows={rows} />}
      </PagedList>
    </div>
  )
}

function Days({ rows }: { rows: readonly Day[] }) {
  return (
    <Table
      caption={t('agents.agentMyIncome')}
      rows={rows}
      room="own"
      rowKey={(row) => row.day}
      columns={[
        {
          key: 'day',
          title: t('agents.day'),
          render: (row) => (
            <time dir="ltr" dateTime={row.day} className="tabular whitespace-nowrap">
              {row.day}
            </time>
          ),
        },
        {
          key: 'salary',
          title: t('wallet.type.SALARY'),
          end: true,
          render: (row) => <Money value={row.salary} />,
        },
        {
          key: 'dividend',
          title: t('wallet.type.DIVIDEND'),
          end: true,
          render: (row) => <Money value={row.dividend} />,
        },
        {
          key: 'rebate',
          title: t('wallet.type.REBATE'),
          end: true,
          render: (row) => <Money value={row.rebate} />,
        },
        {
          key: 'total',
          title: t('agents.total'),
          end: true,
          render: (row) => <Money value={row.total} className="font-bold" />,
        },
      ]}
    />
  )
}
