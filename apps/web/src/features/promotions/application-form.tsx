// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import {
  applicationLimits,
  countCharacters,
  cutComment,
  isComment,
} from '@tessera/rules/promotions/application'
import { Button } from '@tessera/ui/forms/button.tsx'
import { FileDrop } from '@tessera/ui/forms/file-drop.tsx'
import type { FileRefusal } from '@tessera/ui/forms/judge-files.ts'
import { TextArea } from '@tessera/ui/forms/text-area.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useRef, useState, type FormEvent } from 'react'
import { useCallMutation } from '../../shared/api/use-call-query.ts'
import { Refusal } from '../../shared/forms/refusal.tsx'
import { useGate } from '../../shared/session/gate.ts'
import { t } from '../../shared/texts/texts.ts'
import { judgePictures } from './judge-pictures.ts'
import { usePricedOffer } from './use-priced-offer.tsx'
import { cacheStatus, type Promotion } from './use-promotions.ts'

const { characters, pictures: mostPictures, megabytes, bytes } = applicationLimits
const facts = { count: mostPictures, size: megabytes }
const refusals = {
  type: 'feedback.images.wrong',
  size: 'feedback.images.tooLarge',
  many: 'feedback.images.tooMany',
} as const

/**
 * An application for a promotion, with a comment and pictures (D-140). Everything typed stays until it has
 * been sent.
 */
export function ApplicationForm({ promotion }: { promotion: Promotion }) {
  const { id: promotionId, terms } = promotion
  const { wish, dialog } = usePricedOffer(promotion, terms, t('feedback.send'))
  const real = useGate('real')
  const [comment, setComment] = useState('')
  const [problem, setProblem] = useState<string>()
  const [images, setImages] = useState<File[]>([])
  const [pictureProblem, setPictureProblem] = useState<string>()
  const latest = useRef(0)
  const applying = useCallMutation('promotions.apply', ['promotions.status'])
  const notify = ({ name, reason }: FileRefusal): void =>
    setPictureProblem(t(refusals[reason], { ...facts, name }))
  const take = async (files: File[]): Promise<void> => {
    const turn = ++latest.current
    const {
      pictures,
      others: [other],
    } = await judgePictures(files)
    // Another change happened while the files were being read.
    if (turn !== latest.current) return
    setImages(pictures)
    if (other) notify({ name: other.name, reason: 'type' })
    else setPictureProblem(undefined)
  }
  const apply = (): void =>
    applying.mutate(
      { promotionId, comment: comment.trim(), images },
      {
        onSuccess: ({ status }) => {
          cacheStatus(promotionId, status)
          showToast(t('promotions.applied'), 'good')
        },
      },
    )
  const send = (event: FormEvent): void => {
    event.preventDefault()
    const said = isComment(comment)
    setProblem(said ? undefined : t('feedback.required'))
    if (said && !applying.isPending) real(() => wish(apply))
  }
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4">
      <div>
        <TextArea
          label={t('promotions.comment')}
          name="comment"
          required
          rows={3}
          dir="auto"
          value={comment}
          error={problem}
          onChange={({ target }) => {
            setComment(cutComment(target.value))
            setProblem(undefined)
          }}
        />
        <p className="tabular mt-1 text-end text-xs text-muted">
          {t('feedback.counter', { count: countCharacters(comment), most: characters })}
        </p>
      </div>
      <FileDrop
        label={t('feedback.images')}
        hint={t('feedback.images.hint', facts)}
        error={pictureProblem}
        files={images}
        accept={['image/png', 'image/jpeg']}
        maxBytes={bytes}
        maxFiles={mostPictures}
        onChange={(files) => void take(files)}
        onRefuse={([first]) => {
          if (first) notify(first)
        }}
        labels={{ choose: t('feedback.images.add'), remove: (name) => t('feedback.images.remove', { name }) }}
      />
      <Refusal message={applying.error ? messageOf(applying.error, t('common.error.unknown')) : undefined} />
      <Button
        type="submit"
        look="primary"
        size="form"
        busy={applying.isPending}
        className="self-start max-sm:w-full"
      >
        {t('feedback.send')}
      </Button>
      {dialog}
    </form>
  )
}
