// SPDX-License-Identifier: Apache-2.0
import { useMutation } from '@tanstack/react-query'
import { Button } from '@tessera/ui/forms/button.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useState } from 'react'
import { client, invalidate } from '../../../../shared/api.ts'
import { ReasonDialog } from '../../../../shared/reason-dialog.tsx'
import { t } from '../../../../shared/texts.ts'

/** How many free rounds were played, and the step that withdraws the others. */
export function RoundsResult({
  id,
  given,
  played,
  open,
}: {
  id: number
  given: number
  played: number
  open: number
}) {
  const [asking, setAsking] = useState(false)
  return (
    <div className="flex flex-col items-start gap-2 text-sm">
      <p className="text-xs text-muted">{t('console.offers.roundsPlayed')}</p>
      <p className="tabular font-bold text-text">
        {played} / {given}
      </p>
      {open > 0 && (
        <Button size="small" onClick={() => setAsking(true)}>
          {t('console.offers.cancelRounds')}
        </Button>
      )}
      {asking && <CancelRounds id={id} open={open} onClose={() => setAsking(false)} />}
    </div>
  )
}

function CancelRounds({ id, open, onClose }: { id: number; open: number; onClose: () => void }) {
  const doing = useMutation({
    mutationFn: (reason: string) => client.call('backoffice.cancelFreeRounds', { id, reason }),
    onSuccess: ({ rounds }) => {
      showToast(t('console.offers.roundsCanceled', { count: rounds }), 'good')
      onClose()
    },
    onSettled: () => invalidate('backoffice.promotionResult'),
  })
  return (
    <ReasonDialog
      title={t('console.offers.cancelRounds')}
      explain={t('console.offers.cancelRoundsHint', { count: open })}
      action={t('console.offers.cancelRounds')}
      look="danger"
      doing={doing}
      onClose={onClose}
    />
  )
}
