// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { useState } from 'react'
import { useCallQuery } from '../../../shared/api/use-call-query.ts'
import { ListPager } from '../../../shared/forms/list-pager.tsx'
import { useSession } from '../../../shared/session/session.ts'
import { t } from '../../../shared/texts/texts.ts'
import type { LotteryTicket } from '../lottery-types.ts'
import { TicketCard } from './ticket-card.tsx'

const perPage = 5

/** The member's tickets of a lottery, newest first. Visitors have none and see nothing of them. */
export function Tickets({
  lottery,
  gameId,
  onAgain,
}: {
  lottery: Lottery
  gameId: number
  /** Puts the lines of a ticket on the slip. */
  onAgain: (ticket: LotteryTicket) => void
}) {
  const member = useSession() === 'member'
  const [pageNo, setPageNo] = useState(1)
  const { data, error, refetch } = useCallQuery(
    'lottery.tickets',
    { gameId, pageNo, pageSize: perPage },
    { member: true, keepPreviousData: true },
  )
  if (!member) return null
  return (
    <section aria-labelledby="lottery-tickets">
      <h2 id="lottery-tickets" className="mb-3 text-lg font-bold text-text">
        {t('lottery.tickets')}
      </h2>
      {error && !data ? (
        <ErrorState
          title={messageOf(error, t('common.error.title'))}
          retryLabel={t('common.retry')}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <Skeleton className="h-24 rounded-tile" />
      ) : data.list.length === 0 ? (
        <p className="rounded-tile border border-line bg-surface-1 px-4 py-6 text-center text-sm text-muted">
          {t('lottery.tickets.empty')}
        </p>
      ) : (
        <ul aria-label={t('lottery.tickets')} className="flex flex-col gap-2">
          {data.list.map((ticket) => (
            <li key={ticket.ticketId}>
              <TicketCard lottery={lottery} ticket={ticket} onAgain={() => onAgain(ticket)} />
            </li>
          ))}
        </ul>
      )}
      {data && <ListPager pageNo={pageNo} totalPages={data.totalPages} onPage={setPageNo} />}
    </section>
  )
}
