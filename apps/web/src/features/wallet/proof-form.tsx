// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import { proofLimits } from '@tessera/rules/wallet/proof'
import { Button } from '@tessera/ui/forms/button.tsx'
import { FileDrop } from '@tessera/ui/forms/file-drop.tsx'
import type { FileRefusal } from '@tessera/ui/forms/judge-files.ts'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useState, type FormEvent } from 'react'
import { useCallMutation } from '../../shared/api/use-call-query.ts'
import { Refusal } from '../../shared/forms/refusal.tsx'
import { t } from '../../shared/texts/texts.ts'

const { pictures: mostPictures, megabytes, bytes } = proofLimits
const facts = { count: mostPictures, size: megabytes }
const refusals = {
  type: 'feedback.images.wrong',
  size: 'feedback.images.tooLarge',
  many: 'feedback.images.tooMany',
} as const

/**
 * Pictures that prove that a payment has not arrived (D-79). They stay selected until they have been sent.
 */
export function ProofForm({ withdrawalId, onCancel }: { withdrawalId: string; onCancel: () => void }) {
  const [images, setImages] = useState<File[]>([])
  const [problem, setProblem] = useState<string>()
  const saying = useCallMutation('wallet.confirmWithdrawal', [
    'wallet.withdrawals',
    'wallet.withdrawalConfig',
  ])
  const refuse = ([first]: FileRefusal[]): void =>
    setProblem(first && t(refusals[first.reason], { ...facts, name: first.name }))
  const send = (event: FormEvent): void => {
    event.preventDefault()
    if (images.length === 0) return setProblem(t('dispute.hint', facts))
    if (!saying.isPending)
      saying.mutate(
        { id: withdrawalId, result: 'NOT_RECEIVED', images },
        { onSuccess: () => showToast(t('dispute.sent'), 'good') },
      )
  }
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-3">
      <FileDrop
        label={t('dispute.proof')}
        hint={t('dispute.hint', facts)}
        error={problem}
        files={images}
        accept={['image/png', 'image/jpeg']}
        maxBytes={bytes}
        maxFiles={mostPictures}
        onChange={(files) => {
          setImages(files)
          setProblem(undefined)
        }}
        onRefuse={refuse}
        labels={{ choose: t('feedback.images.add'), remove: (name) => t('feedback.images.remove', { name }) }}
      />
      <Refusal message={saying.error ? messageOf(saying.error, t('common.error.unknown')) : undefined} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" busy={saying.isPending} className="max-sm:flex-1">
          {t('dispute.send')}
        </Button>
        <Button onClick={onCancel} disabled={saying.isPending} className="max-sm:flex-1">
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  )
}
