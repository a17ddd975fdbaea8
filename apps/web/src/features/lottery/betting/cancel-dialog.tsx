// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import { formatMoney } from '@tessera/ui/data/money.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useCallMutation } from '../../../shared/api/use-call-query.ts'
import { t } from '../../../shared/texts/texts.ts'
import type { LotteryTicket } from '../lottery-types.ts'

/** Asks before a ticket is cancelled, and says what comes back. */
export default function CancelDialog({ ticket, onClose }: { ticket: LotteryTicket; onClose: () => void }) {
  const { mutate, isPending, error } = useCallMutation('lottery.cancelTicket', [
    'lottery.tickets',
    'wallet.balance',
  ])
  const amount = formatMoney(ticket.stake)
  const cancel = (): void =>
    mutate(
      { ticketId: ticket.ticketId },
      {
        onSuccess: () => {
          showToast(t('lottery.ticket.cancelledNow', { amount }), 'good')
          onClose()
        },
      },
    )
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      title={t('lottery.ticket.cancel')}
      closeLabel={t('common.close')}
    >
      <p className="text-md text-muted">{t('lottery.ticket.cancelAsk', { amount, number: ticket.numero })}</p>
      <div role="alert" className="empty:sr-only">
        {error && (
          <p className="mt-3 text-sm font-semibold text-danger">
            {messageOf(error, t('common.error.unknown'))}
          </p>
        )}
      </div>
      <div className="mt-6 grid grid-cols-2 gap-3">
        <Button size="form" onClick={onClose}>
          {t('lottery.ticket.keep')}
        </Button>
        <Button size="form" look="danger" busy={isPending} onClick={cancel}>
          {t('lottery.ticket.cancel')}
        </Button>
      </div>
    </Dialog>
  )
}
