// SPDX-License-Identifier: Apache-2.0
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { Time } from '@tessera/ui/data/time.tsx'
import { useZone } from '../../../shared/site/use-site.ts'
import { t } from '../../../shared/texts/texts.ts'
import type { LotteryTicket } from '../lottery-types.ts'
import { TicketStatus } from '../ticket/ticket-status.tsx'
import { TicketLines } from '../ticket/ticket-lines.tsx'
import { TicketActions } from './ticket-actions.tsx'

/** A ticket of the member, and what they can do with it. */
export function TicketCard({
  lottery,
  ticket,
  onAgain,
}: {
  lottery: Lottery
  ticket: LotteryTicket
  onAgain: () => void
}) {
  const zone = useZone()
  return (
    <article className="rounded-tile border border-line bg-surface-1 px-4 py-3">
      <div className="flex items-center gap-2">
        <bdi className="tabular min-w-0 flex-1 truncate text-sm font-bold text-text">
          {t('lottery.draw', { number: ticket.numero })}
        </bdi>
        <TicketStatus ticket={ticket} />
      </div>
      <Time at={ticket.drawTime} zone={zone} className="text-xs text-muted" />
      <TicketLines lottery={lottery} ticket={ticket} />
      <TicketActions ticket={ticket} onAgain={onAgain} />
    </article>
  )
}
