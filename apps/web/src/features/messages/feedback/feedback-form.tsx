// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import { FileDrop } from '@tessera/ui/forms/file-drop.tsx'
import type { FileRefusal } from '@tessera/ui/forms/judge-files.ts'
import { Select } from '@tessera/ui/forms/select.tsx'
import { TextArea } from '@tessera/ui/forms/text-area.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useState } from 'react'
import { call } from '../../../shared/api/call.ts'
import { takeBotCheck } from '../../../shared/api/bot-check.ts'
import { Refusal } from '../../../shared/forms/refusal.tsx'
import { useForm } from '../../../shared/forms/use-form.ts'
import { sessionState } from '../../../shared/session/session.ts'
import { useSite } from '../../../shared/site/use-site.ts'
import { t } from '../../../shared/texts/texts.ts'
import {
  contentProblem,
  feedbackTypes,
  fileToText,
  mostCharacters,
  mostMegabytes,
  mostPictures,
  pictureTypes,
  type FeedbackType,
} from './feedback-rules.ts'

const facts = { count: mostPictures, size: mostMegabytes }
const refusals = {
  type: 'feedback.images.wrong',
  size: 'feedback.images.tooLarge',
  many: 'feedback.images.tooMany',
} as const
const typeOf = (value: string): FeedbackType => feedbackTypes.find((type) => type === value) ?? 'other'

/**
 * Feedback: its subject, the text, a contact, and up to three pictures. Everything typed stays until it has
 * been sent.
 */
export function FeedbackForm({ onSent }: { onSent: () => void }) {
  const { botCheck } = useSite().whitelabel
  const [pictures, setPictures] = useState<File[]>([])
  const [pictureProblem, setPictureProblem] = useState<string>()
  const form = useForm(
    { type: 'suggestion', content: '', contact: '' },
    ({ content }) => ({ content: contentProblem(content) }),
    async ({ type, content, contact }) => {
      await call('messages.sendFeedback', {
        type: typeOf(type),
        content: content.trim(),
        contact: contact.trim(),
        images: await Promise.all(pictures.map(fileToText)),
        ...(botCheck && sessionState() !== 'member' ? await takeBotCheck() : {}),
      })
      showToast(t('feedback.done'), 'good')
      onSent()
    },
  )
  const refuse = ([first]: FileRefusal[]): void =>
    setPictureProblem(first && t(refusals[first.reason], { ...facts, name: first.name }))
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="flex flex-col gap-4">
      <Select
        {...form.field('type')}
        label={t('feedback.type')}
        options={feedbackTypes.map((value) => ({ value, label: t(`feedback.type.${value}`) }))}
      />
      <div>
        <TextArea {...form.field('content')} label={t('feedback.content')} rows={5} />
        <p className="tabular mt-1 text-end text-xs text-muted">
          {t('feedback.counter', { count: form.values.content.trim().length, most: mostCharacters })}
        </p>
      </div>
      <TextField
        {...form.field('contact')}
        label={t('feedback.contact')}
        hint={t('feedback.contact.hint')}
        maxLength={120}
        autoComplete="email"
      />
      <FileDrop
        label={t('feedback.images')}
        hint={t('feedback.images.hint', facts)}
        error={pictureProblem}
        files={pictures}
        accept={pictureTypes}
        maxBytes={mostMegabytes * 1024 * 1024}
        maxFiles={mostPictures}
        onChange={(files) => {
          setPictures(files)
          setPictureProblem(undefined)
        }}
        onRefuse={refuse}
        labels={{ choose: t('feedback.images.add'), remove: (name) => t('feedback.images.remove', { name }) }}
      />
      <Refusal message={form.refusal} />
      <Button type="submit" look="primary" size="form" wide busy={form.busy}>
        {t('feedback.send')}
      </Button>
    </form>
  )
}
