// SPDX-License-Identifier: Apache-2.0
import { lotteryOf } from '@tessera/rules/lottery/lotteries'
import { QrCode } from '@tessera/ui/data/qr-code.tsx'
import { Time } from '@tessera/ui/data/time.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import Printer from 'lucide-react/icons/printer'
import Share2 from 'lucide-react/icons/share-2'
import { shareLink } from '../../../shared/site/share-link.ts'
import { useSite, useZone } from '../../../shared/site/use-site.ts'
import { t } from '../../../shared/texts/texts.ts'
import { UnknownLottery } from '../no-lotteries.tsx'
import type { PublicTicket } from '../lottery-types.ts'
import { PrizeRows } from '../betting/prize-rows.tsx'
import { TicketLines } from './ticket-lines.tsx'
import { TicketStatus } from './ticket-status.tsx'

const qrSize = 96

/** A ticket as it is shown to everybody, printed and shared. */
export function TicketSheet({ ticket }: { ticket: PublicTicket }) {
  const zone = useZone()
  const { siteName } = useSite().whitelabel
  const lottery = lotteryOf(ticket.gameCode)
  if (!lottery) return <UnknownLottery />
  const link = `${location.origin}/ticket?code=${ticket.code}`
  return (
    <div className="flex flex-col gap-4">
      <article className="printed flex flex-col gap-4 rounded-panel border border-line bg-surface-1 p-4 sm:p-6">
        <header className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <p className="text-xs font-semibold text-muted">{siteName}</p>
            <h2 dir="auto" className="text-xl font-extrabold text-text rtl:text-right">
              {ticket.gameName}
            </h2>
            <p className="text-sm text-muted">{t('lottery.draw', { number: ticket.numero })}</p>
            <p className="text-sm text-muted">
              <Time at={ticket.drawTime} zone={zone} />
            </p>
          </div>
          <TicketStatus ticket={ticket} />
        </header>
        <TicketLines lottery={lottery} ticket={ticket} />
        {ticket.winningNumber !== '' && (
          <section aria-label={t('lottery.results')}>
            <PrizeRows
              lottery={lottery}
              winningNumber={ticket.winningNumber}
              caption={t('lottery.draw', { number: ticket.numero })}
            />
          </section>
        )}
        <footer className="flex items-center gap-4 border-t border-dashed border-line pt-4">
          <QrCode value={link} size={qrSize} label={link} />
          <div className="min-w-0">
            <p className="text-xs text-muted">{t('lottery.ticket.code')}</p>
            <p
              dir="ltr"
              className="tabular text-md font-extrabold text-text select-all sm:text-lg sm:tracking-wider rtl:text-right"
            >
              {ticket.code}
            </p>
            <p className="text-xs text-muted">
              {t('lottery.ticket.bought')} <Time at={ticket.placedTime} zone={zone} />
            </p>
          </div>
        </footer>
      </article>
      <div className="grid grid-cols-2 gap-3">
        <Button size="form" onClick={() => window.print()}>
          <Printer className="size-4" aria-hidden="true" />
          {t('lottery.ticket.print')}
        </Button>
        <Button
          size="form"
          look="primary"
          onClick={() => void shareLink({ link, words: t('lottery.ticket.shareText', { site: siteName }) })}
        >
          <Share2 className="size-4" aria-hidden="true" />
          {t('lottery.ticket.share')}
        </Button>
      </div>
    </div>
  )
}
