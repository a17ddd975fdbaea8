// SPDX-License-Identifier: Apache-2.0
import { useEffect, useState, type FormEvent } from 'react'
import type { CallOutput } from '@tessera/contract'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { TextArea } from '@tessera/ui/forms/text-area.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { invalidate, useCallMutation, useCallQuery } from '../../../shared/api.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { Moment } from '../../../shared/moment.tsx'
import { QueryState } from '../../../shared/query-state.tsx'
import { t } from '../../../shared/texts.ts'

const longest = 2_000

type Feedback = CallOutput<'backoffice.feedback'>

/** One feedback, with its pictures, and the answer that goes to the member's inbox. */
export default function FeedbackDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const query = useCallQuery('backoffice.feedback', { id })
  const { data } = query
  // Opening it marks it as read, so the list must reload.
  const opened = data?.id
  useEffect(() => {
    if (opened !== undefined) invalidate('backoffice.feedbacks')
  }, [opened])
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
        <QueryState query={query} skeleton="h-32 w-full" />
        {data && <Written feedback={data} />}
        {data?.answer && <Answer feedback={data} />}
        {data && !data.answer && data.memberId === null && (
          <p className="text-sm text-muted">{t('console.visitorNoAnswer')}</p>
        )}
        {data && !data.answer && data.memberId !== null && <AnswerForm id={id} onSent={onClose} />}
      </div>
    </Dialog>
  )
}

/** What was written, and the pictures with it. */
function Written({ feedback }: { feedback: Feedback }) {
  const { id, type, createTime, contact, content, images } = feedback
  return (
    <>
      <p className="text-sm text-muted">
        {t(`console.feedbackType.${type}`)} · <Moment at={createTime} />
        {contact && ` · ${contact}`}
      </p>
      <p dir="auto" className="rounded-control bg-bg p-3 text-md break-words whitespace-pre-wrap text-text">
        {content}
      </p>
      {images.length > 0 && (
        <ul className="grid grid-cols-3 gap-2">
          {images.map((image, index) => (
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
    </>
  )
}

function Answer({ feedback: { answer, answeredBy, answeredAt } }: { feedback: Feedback }) {
  return (
    <section aria-label={t('console.answer')} className="rounded-control bg-brand-soft p-3 text-sm text-text">
      <p className="text-xs text-muted">
        {answeredBy}
        {answeredAt !== null && (
          <>
            {' '}
            · <Moment at={answeredAt} />
          </>
        )}
      </p>
      <p dir="auto" className="whitespace-pre-wrap">
        {answer}
      </p>
    </section>
  )
}

function AnswerForm({ id, onSent }: { id: number; onSent: () => void }) {
  const [typed, setTyped] = useState('')
  const answering = useCallMutation('backoffice.answerFeedback', [
    'backoffice.feedbacks',
    'backoffice.feedback',
  ])
  function submit(event: FormEvent): void {
    event.preventDefault()
    answering.mutate(
      { id, answer: typed.trim() },
      {
        onSuccess: () => {
          showToast(t('console.answerSent'), 'good')
          onSent()
        },
      },
    )
  }
  return (
    <form className="flex flex-col gap-3" onSubmit={submit}>
      <ErrorNotice error={answering.error} />
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
        <Button type="submit" look="primary" busy={answering.isPending} disabled={!typed.trim()}>
          {t('console.sendAnswer')}
        </Button>
      </span>
    </form>
  )
}
