// SPDX-License-Identifier: Apache-2.0
import { buttonClass, Button } from '@tessera/ui/forms/button.tsx'
import Repeat2 from 'lucide-react/icons/repeat-2'
import TicketIcon from 'lucide-react/icons/ticket'
import { lazy, Suspense, useState } from 'react'
import { Link } from '../../../shared/router/index.ts'
import { useNow } from '../../../shared/site/use-now.ts'
import { t } from '../../../shared/texts/texts.ts'
import type { LotteryTicket } from '../lottery-types.ts'

const CancelDialog = lazy(() => import('./cancel-dialog.tsx'))

/** Play the same again, see and share the ticket, or cancel it while that is possible. */
export function TicketActions({ ticket, onAgain }: { ticket: LotteryTicket; onAgain: () => void }) {
  const [asking, setAsking] = useState(false)
  const now = useNow()
  const cancellable = ticket.cancelUntil !== null && now < ticket.cancelUntil
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button size="small" onClick={onAgain}>
        <Repeat2 className="size-4" aria-hidden="true" />
        {t('lottery.ticket.again')}
      </Button>
      <Link
        to="/ticket"
        search={{ code: ticket.code }}
        aria-label={`${t('lottery.ticket')} ${ticket.code}`}
        className={buttonClass({ size: 'small' })}
      >
        <TicketIcon className="size-4" aria-hidden="true" />
        <bdi dir="ltr" className="tabular">
          {ticket.code}
        </bdi>
      </Link>
      {cancellable && (
        <Button size="small" look="quiet" onClick={() => setAsking(true)}>
          {t('lottery.ticket.cancel')}
        </Button>
      )}
      {asking && (
        <Suspense fallback={null}>
          <CancelDialog ticket={ticket} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </div>
  )
}
