// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useState } from 'react'
import { Button } from '@tessera/ui/forms/button.tsx'
import { usePermission } from '../../../shared/permissions.ts'
import { t } from '../../../shared/texts.ts'
import type { Review } from './review-words.ts'

const ReviewDialog = lazy(() => import('./review-dialog.tsx'))
const OfferDialog = lazy(() => import('./offer-dialog.tsx'))
type Step = 'approve' | 'offer' | 'refuse'

/** What this operator may decide about a large bet. */
export function ReviewActions({ review }: { review: Review }) {
  const [step, setStep] = useState<Step>()
  const decides = usePermission('reviewBets')
  if (!decides || review.state !== 'waiting') return null
  const close = (): void => setStep(undefined)
  return (
    <div className="flex flex-wrap justify-end gap-2 md:max-lg:flex-col">
      <Button size="small" look="primary" onClick={() => setStep('approve')}>
        {t('console.reviews.approve')}
      </Button>
      <Button size="small" onClick={() => setStep('offer')}>
        {t('console.reviews.offer')}
      </Button>
      <Button size="small" look="danger" onClick={() => setStep('refuse')}>
        {t('console.reviews.refuse')}
      </Button>
      <Suspense>
        {step === 'offer' && <OfferDialog review={review} onClose={close} />}
        {(step === 'approve' || step === 'refuse') && (
          <ReviewDialog review={review} step={step} onClose={close} />
        )}
      </Suspense>
    </div>
  )
}
