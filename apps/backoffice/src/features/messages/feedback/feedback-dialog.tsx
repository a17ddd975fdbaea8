// SPDX-License-Identifier: Apache-2.0
import { useEffect, useState } from 'react'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { TextArea } from '@tessera/ui/forms/text-area.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { invalidate, useCallMutation, useCallQuery } from '../../../shared/api.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { Moment } from '../../../shared/moment.tsx'
import { t } from '../../../shared/texts.ts'

const longest = 2_000

/** One feedback, with its pictures, and the answer that goes to the member's inbox. */
export default function FeedbackDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error } = useCallQuery('backoffice.feedback', { id })
  const answer = useCallMutation('backoffice.answerFeedback', ['backoffice.feedbacks', 'backoffice.feedback'])
  const [typed, setTyped] = useState('')
  // Opening it marks it as read, so the list must reload.
  const opened = data?.id
  useEffect(() => {
    if (opened !== undefined) invalidate('backoffice.feedbacks')
  }, [opened])
  const problem = answer.error ?? error
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        data
          ? t('console.feedbackOf', { name: data.username || t('console.visitor') })
          : t('console.feedback')
      }
      closeLabel={t('console.close')}
      size="medium"
    >
      <div className="flex flex-col gap-4">
        <ErrorNotice error={problem} />
        {!data && !error && <Skeleton className="h-32 w-full" />}
        {data && (
          <>
            <p className="text-sm text-muted">
              {t(`console.feedbackType.${data.type}`)} · <Moment at={data.createTime} />
              {data.contact && ` · ${data.contact}`}
            </p>
            <p
              dir="auto"
              className="rounded-control bg-bg p-3 text-md break-words whitespace-pre-wrap text-text"
            >
              {data.content}
            </p>
            {data.images.length > 0 && (
              <ul className="grid grid-cols-3 gap-2">
                {data.images.map((image, index) => (
                  <li key={index}>
                    <a href={image} download={`feedback-${id}-${index + 1}`}>
                      <img
                        src={image}
                        alt={t('console.pictureOf', { number: index + 1 })}
                        className="rounded-control"
                      />
                    </a>
                  </li>
                ))}
              </ul>
            )}
            {data.answer && (
              <section
                aria-label={t('console.answer')}
                className="rounded-control bg-brand-soft p-3 text-sm text-text"
              >
                <p className="text-xs text-muted">
                  {data.answeredBy}
                  {data.answeredAt !== null && (
                    <>
                      {' '}
                      · <Moment at={data.answeredAt} />
                    </>
                  )}
                </p>
                <p dir="auto" className="whitespace-pre-wrap">
                  {data.answer}
                </p>
              </section>
            )}
            {!data.answer && data.memberId === null && (
              <p className="text-sm text-muted">{t('console.visitorNoAnswer')}</p>
            )}
            {!data.answer && data.memberId !== null && (
              <form
                className="flex flex-col gap-3"
                onSubmit={(event) => {
                  event.preventDefault()
                  answer.mutate(
                    { id, answer: typed.trim() },
                    {
                      onSuccess: () => {
                        showToast(t('console.answerSent'), 'good')
                        onClose()
                      },
                    },
                  )
                }}
              >
                <TextArea
                  label={t('console.answer')}
                  required
                  dir="auto"
                  maxLength={longest}
                  value={typed}
                  counter={(used, most) => t('console.of', { done: used, all: most })}
                  onChange={(event) => setTyped(event.target.value)}
                />
                <span className="flex justify-end">
                  <Button type="submit" look="primary" busy={answer.isPending} disabled={!typed.trim()}>
                    {t('console.sendAnswer')}
                  </Button>
                </span>
              </form>
            )}
          </>
        )}
      </div>
    </Dialog>
  )
}
