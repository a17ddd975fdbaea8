// SPDX-License-Identifier: Apache-2.0
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { Money } from '@tessera/ui/data/money.tsx'
import { useSite } from '../../../shared/site/use-site.ts'
import { t } from '../../../shared/texts/texts.ts'
import { pickName, playName } from '../betting/play-words.ts'
import type { PublicTicket } from '../lottery-types.ts'
import { netOf } from './ticket-status.tsx'

/** The lines of a ticket, what it cost, and what it returned. */
export function TicketLines({ lottery, ticket }: { lottery: Lottery; ticket: PublicTicket }) {
  const { currency } = useSite().whitelabel
  return (
    <>
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
    </>
  )
}
