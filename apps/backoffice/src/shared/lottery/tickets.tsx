// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import type { CallOutput } from '@tessera/contract'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { Money } from '@tessera/ui/data/money.tsx'
import type { Column } from '@tessera/ui/data/table.tsx'
import { useCallQuery } from '../api.ts'
import { Listing } from '../listing.tsx'
import { Moment } from '../moment.tsx'
import { playNameIn } from '../play-words.ts'
import { t } from '../texts.ts'
import { AccountLink } from '../account-link.tsx'
import { DrawLink } from './draw-link.tsx'

type Ticket = CallOutput<'backoffice.lotteryTickets'>['list'][number]

const ticketColumn: Column<Ticket> = {
  key: 'ticket',
  title: t('console.lottery.ticket'),
  render: (row) => (
    <span className="flex flex-col">
      <bdi dir="ltr" className="font-mono text-xs break-all text-text">
        {row.ticketId}
      </bdi>
      <span className="text-xs text-muted">
        <Moment at={row.placedTime} />
      </span>
    </span>
  ),
}
const memberColumn: Column<Ticket> = {
  key: 'member',
  title: t('console.member'),
  render: (row) => <AccountLink memberId={row.memberId} name={row.username} />,
}
const drawColumn: Column<Ticket> = {
  key: 'draw',
  title: t('console.lottery.draw'),
  render: (row) => (
    <span className="flex flex-col">
      <span>{row.gameName}</span>
      <DrawLink id={row.drawId} numero={row.numero} />
    </span>
  ),
}
const betColumns: Column<Ticket>[] = [
  { key: 'bets', title: t('console.lottery.bets'), render: (row) => <Bets row={row} /> },
  {
    key: 'stake',
    title: t('console.lottery.stake'),
    end: true,
    render: (row) => <Money value={row.stake} currency={row.currency} />,
  },
  {
    key: 'returned',
    title: t('console.lottery.returned'),
    end: true,
    render: (row) =>
      row.returned === null ? '—' : <Money value={row.returned} className="font-bold text-text" />,
  },
  {
    key: 'status',
    title: t('console.status'),
    render: (row) => (
      <span className="flex flex-wrap gap-1.5">
        <Badge tone={row.status === 'open' ? 'wait' : 'quiet'}>
          {t(`console.lottery.ticket.${row.status}`)}
        </Badge>
        {row.corrected && <Badge tone="good">{t('console.lottery.corrected')}</Badge>}
      </span>
    ),
  },
]

const mostNumbers = 12

function Bets({ row }: { row: Ticket }) {
  return (
    <ul className="flex max-w-72 flex-col gap-0.5">
      {row.lines.map((line, index) => (
        <li key={index} className="text-xs">
          <span className="font-semibold text-text">{playNameIn(row.gameCode, line.playType)}</span>{' '}
          <bdi dir="ltr" className="tabular break-words">
            {line.numbers.slice(0, mostNumbers).join(' ')}
            {line.numbers.length > mostNumbers && ` +${line.numbers.length - mostNumbers}`}
            {line.dao && ' *'}
          </bdi>
        </li>
      ))}
    </ul>
  )
}

interface TicketsProps {
  /** Of a draw, of a member, or one ticket. */
  of: { drawId: number } | { memberId: number } | { id: string } | { code: string }
}

/** Tickets by page, newest first. */
export function Tickets({ of }: TicketsProps) {
  const [pageNo, setPageNo] = useState(1)
  const query = useCallQuery('backoffice.lotteryTickets', { ...of, pageNo, pageSize: 20 })
  return (
    <Listing
      caption={t('console.lottery.tickets')}
      query={query}
      columns={[
        ticketColumn,
        ...('memberId' in of ? [] : [memberColumn]),
        ...('drawId' in of ? [] : [drawColumn]),
        ...betColumns,
      ]}
      rowKey={(row) => row.ticketId}
      empty={t('console.lottery.noTickets')}
      onPage={setPageNo}
    />
  )
}
