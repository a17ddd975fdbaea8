// SPDX-License-Identifier: Apache-2.0
import { useCallMutation } from '../../shared/api.ts'
import { ReasonDialog } from '../../shared/reason-dialog.tsx'
import { t } from '../../shared/texts.ts'
import type { Correction } from './lottery-words.ts'

export type CorrectionStep = 'ask' | 'approve' | 'drop'
interface CorrectionDialogProps {
  correction: Correction
  step: CorrectionStep
  onClose: () => void
}

/** Asks for the approval of a correction, approves it, or drops it. */
export default function CorrectionDialog({ correction, step, onClose }: CorrectionDialogProps) {
  const stale = ['backoffice.lotteryCorrection', 'backoffice.lotteryDraw'] as const
  const steps = {
    ask: useCallMutation('backoffice.askCorrection', stale),
    approve: useCallMutation('backoffice.approveCorrection', stale),
    drop: useCallMutation('backoffice.dropCorrection', stale),
  }
  const { isPending, error, mutate } = steps[step]
  return (
    <ReasonDialog
      title={t(`console.lottery.${step}`)}
      {...(step === 'approve' && { explain: t('console.lottery.approveExplain') })}
      action={t(`console.lottery.${step}`)}
      look={step === 'drop' ? 'danger' : 'primary'}
      doing={{
        isPending,
        error,
        mutate: (reason) => mutate({ id: correction.correctionId, reason }, { onSuccess: onClose }),
      }}
      onClose={onClose}
    />
  )
}
