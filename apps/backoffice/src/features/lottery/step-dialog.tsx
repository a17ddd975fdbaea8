// SPDX-License-Identifier: Apache-2.0
import { useCallMutation } from '../../shared/api.ts'
import { ReasonDialog } from '../../shared/reason-dialog.tsx'
import { t } from '../../shared/texts.ts'
import type { WholeDraw } from './lottery-words.ts'

interface StepDialogProps {
  draw: WholeDraw
  step: 'close' | 'cancel'
  onClose: () => void
}

/** Closes the betting on a draw, or calls it off. */
export default function StepDialog({ draw, step, onClose }: StepDialogProps) {
  const stale = ['backoffice.lotteryDraw', 'backoffice.lotteryTickets'] as const
  const closing = useCallMutation('backoffice.closeDraw', stale)
  const cancelling = useCallMutation('backoffice.cancelDraw', stale)
  const { isPending, error, mutate } = step === 'close' ? closing : cancelling
  return (
    <ReasonDialog
      title={`${t(`console.lottery.${step}`)}: ${draw.name} ${draw.numero}`}
      explain={t(`console.lottery.${step}Explain`)}
      action={t(`console.lottery.${step}`)}
      look={step === 'cancel' ? 'danger' : 'primary'}
      doing={{
        isPending,
        error,
        mutate: (reason) => mutate({ id: draw.id ?? 0, reason }, { onSuccess: onClose }),
      }}
      onClose={onClose}
    />
  )
}
