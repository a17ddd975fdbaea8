// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Money } from '@tessera/ui/data/money.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { Time } from '@tessera/ui/data/time.tsx'
import { useState } from 'react'
import { useAsk } from '../../../shared/api/use-ask.ts'
import { ListPager } from '../../../shared/forms/list-pager.tsx'
import { useSession } from '../../../shared/session/session.ts'
import { useSite, useZone } from '../../../shared/site/use-site.ts'
import { t } from '../../../shared/texts/texts.ts'
import type { LotteryTicket } from '../lottery-types.ts'
import { pickName, playName } from './play-words.ts'

const perPage = 5

/** The member's tickets of a lottery, newest first. Visitors have none and see nothing of them. */
export function Tickets({ lottery, gameId }: { lottery: Lottery; gameId: number }) {
  const member = useSession() === 'member'
  const [pageNo, setPageNo] = useState(1)
  const { data, error, refetch } = useAsk(
    'lottery.tickets',
    { gameId, pageNo, pageSize: perPage },
    { member: true, keep: true },
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
              <TicketCard lottery={lottery} ticket={ticket} />
            </li>
          ))}
        </ul>
      )}
      {data && <ListPager pageNo={pageNo} totalPages={data.totalPages} onPage={setPageNo} />}
    </section>
  )
}

function TicketCard({ lottery, ticket }: { lottery: Lottery; ticket: LotteryTicket }) {
  const zone = useZone()
  const { currency } = useSite().whitelabel
  return (
    <article className="rounded-tile border border-line bg-surface-1 px-4 py-3">
      <div className="flex items-center gap-2">
        <bdi className="tabular min-w-0 flex-1 truncate text-sm font-bold text-text">
          {t('lottery.draw', { number: ticket.numero })}
        </bdi>
        <TicketStatus ticket={ticket} />
      </div>
      <Time at={ticket.placedTime} zone={zone} className="text-xs text-muted" />
      <ul className="mt-2 flex flex-col gap-1 text-sm">
        {ticket.lines.map((line, index) => (
          <li key={index} className="flex justify-between gap-3">
            <span className="min-w-0 text-muted">
              {playName(lottery, line.playType)}
              {': '}
              <bdi dir="ltr" className="tabular font-semibold break-words text-text">
                {pickName(line.playType, line.numbers)}
              </bdi>
              {line.dao && ` · ${t('lottery.dao')}`}
            </span>
            <Money value={line.cost} className="text-text" />
          </li>
        ))}
      </ul>
      <dl className="mt-2 flex gap-6 border-t border-line pt-2">
        <div>
          <dt className="text-xs text-muted">{t('lottery.cost')}</dt>
          <dd className="font-semibold text-text">
            <Money value={ticket.stake} currency={currency.symbol} />
          </dd>
        </div>
        {ticket.returned !== null && (
          <>
            <div>
              <dt className="text-xs text-muted">{t('bets.payout')}</dt>
              <dd className="font-semibold text-text">
                <Money value={ticket.returned} currency={currency.symbol} />
              </dd>
            </div>
            <div>
              <dt className="text-xs text-muted">{t('bets.net')}</dt>
              <dd className="font-bold text-text">
                <Money value={netOf(ticket)} currency={currency.symbol} signed />
              </dd>
            </div>
          </>
        )}
      </dl>
    </article>
  )
}

/** The return of a ticket less its cost; negative for a loss. */
const netOf = ({ stake, returned }: LotteryTicket): number =>
  (Math.round((returned ?? 0) * 100) - Math.round(stake * 100)) / 100

/** The status of a ticket, before and after its draw. Only a return above its cost counts as a win. */
function TicketStatus({ ticket }: { ticket: LotteryTicket }) {
  if (ticket.status === 'open') return <Badge tone="wait">{t('bets.status.open')}</Badge>
  if (ticket.status === 'refunded') return <Badge tone="bad">{t('bets.status.refunded')}</Badge>
  if (netOf(ticket) > 0) return <Badge tone="good">{t('lottery.won')}</Badge>
  return <Badge>{t((ticket.returned ?? 0) > 0 ? 'bets.status.settled' : 'lottery.lost')}</Badge>
}
