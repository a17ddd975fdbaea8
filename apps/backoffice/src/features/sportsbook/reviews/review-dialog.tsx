// SPDX-License-Identifier: Apache-2.0
import { useCallMutation } from '../../../shared/api.ts'
import { ReasonDialog } from '../../../shared/reason-dialog.tsx'
import { t } from '../../../shared/texts.ts'
import type { Review } from './review-words.ts'

interface ReviewDialogProps {
  review: Review
  step: 'approve' | 'refuse'
  onClose: () => void
}

/** Approves or refuses a large bet. */
export default function ReviewDialog({ review, step, onClose }: ReviewDialogProps) {
  const steps = {
    approve: useCallMutation('backoffice.approveBet', ['backoffice.betReviews']),
    refuse: useCallMutation('backoffice.refuseBet', ['backoffice.betReviews']),
  }
  const { isPending, error, mutate } = steps[step]
  return (
    <ReasonDialog
      title={`${t(`console.reviews.${step}`)}: ${review.username}`}
      explain={t(`console.reviews.${step}Explain`)}
      action={t(`console.reviews.${step}`)}
      look={step === 'refuse' ? 'danger' : 'primary'}
      doing={{
        isPending,
        error,
        mutate: (reason) => mutate({ id: review.betId, reason }, { onSuccess: onClose }),
      }}
      onClose={onClose}
    />
  )
}
