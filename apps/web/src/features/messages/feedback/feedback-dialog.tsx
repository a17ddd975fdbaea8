// SPDX-License-Identifier: Apache-2.0
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { t } from '../../../shared/texts/texts.ts'
import { FeedbackForm } from './feedback-form.tsx'

/** Feedback to the platform, from visitors too. */
export default function FeedbackDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={t('feedback.title')} closeLabel={t('common.close')} size="medium">
      <p className="mb-5 text-sm text-muted">{t('feedback.hint')}</p>
      <FeedbackForm onSent={onClose} />
    </Dialog>
  )
}
