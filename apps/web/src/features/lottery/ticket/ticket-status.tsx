// SPDX-License-Identifier: Apache-2.0
import { subtractWire } from '@tessera/rules/money'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { t } from '../../../shared/texts/texts.ts'
import type { PublicTicket } from '../lottery-types.ts'

/** The return of a ticket less its cost; negative for a loss. */
export const netOf = ({ stake, returned }: Pick<PublicTicket, 'stake' | 'returned'>): number =>
  subtractWire(returned ?? 0, stake)

/** The status of a ticket, before and after its draw. Only a return above its cost counts as a win. */
export function TicketStatus({ ticket }: { ticket: PublicTicket }) {
  if (ticket.status === 'open') return <Badge tone="wait">{t('bets.status.open')}</Badge>
  if (ticket.status === 'cancelled') return <Badge>{t('lottery.ticket.cancelled')}</Badge>
  if (ticket.status === 'refunded') return <Badge tone="bad">{t('bets.status.refunded')}</Badge>
  if (netOf(ticket) > 0) return <Badge tone="good">{t('lottery.won')}</Badge>
  return <Badge>{t((ticket.returned ?? 0) > 0 ? 'bets.status.settled' : 'lottery.lost')}</Badge>
}
