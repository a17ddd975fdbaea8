// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import {
  documentKinds,
  documentLimits,
  documentPictures,
  proofOf,
  type DocumentKind,
  type DocumentProof,
} from '@tessera/rules/compliance/documents'
import { Button } from '@tessera/ui/forms/button.tsx'
import { FileDrop } from '@tessera/ui/forms/file-drop.tsx'
import type { FileRefusal } from '@tessera/ui/forms/judge-files.ts'
import { Select } from '@tessera/ui/forms/select.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useState, type FormEvent } from 'react'
import { useCallMutation } from '../../../shared/api/use-call-query.ts'
import { Refusal } from '../../../shared/forms/refusal.tsx'
import { t } from '../../../shared/texts/texts.ts'

const { megabytes, bytes } = documentLimits
const refusals = {
  type: 'feedback.images.wrong',
  size: 'feedback.images.tooLarge',
  many: 'feedback.images.tooMany',
} as const

/** A document to send: its kind and its pictures, which stay selected until they have been sent. */
export function DocumentForm({ proof }: { proof: DocumentProof }) {
  const kinds = documentKinds.filter((kind) => proofOf(kind) === proof)
  const [kind, setKind] = useState<DocumentKind>(proof === 'identity' ? 'passport' : 'proofOfAddress')
  const [images, setImages] = useState<File[]>([])
  const [problem, setProblem] = useState<string>()
  const sending = useCallMutation('compliance.sendDocument', ['compliance.documents'])
  const { least, most } = documentPictures[kind]
  const count = String(least) === String(most) ? String(most) : `${least}–${most}`
  const hint = t('identityCheck.pictures.hint', { count, size: megabytes })
  const refuse = ([first]: FileRefusal[]): void =>
    setProblem(first && t(refusals[first.reason], { count: most, size: megabytes, name: first.name }))
  const send = (event: FormEvent): void => {
    event.preventDefault()
    if (images.length < least || images.length > most) return setProblem(hint)
    if (!sending.isPending)
      sending.mutate({ kind, images }, { onSuccess: () => showToast(t('identityCheck.done'), 'good') })
  }
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4">
      {kinds.length > 1 && (
        <Select
          label={t('identityCheck.kind')}
          options={kinds.map((value) => ({ value, label: t(`identityCheck.kind.${value}`) }))}
          value={kind}
          onChange={({ target }) => {
            setKind(kinds.find((value) => value === target.value) ?? kind)
            setProblem(undefined)
          }}
        />
      )}
      <FileDrop
        label={kinds.length > 1 ? t('identityCheck.pictures') : t(`identityCheck.kind.${kind}`)}
        hint={hint}
        error={problem}
        files={images}
        accept={['image/png', 'image/jpeg']}
        maxBytes={bytes}
        maxFiles={most}
        onChange={(files) => {
          setImages(files)
          setProblem(undefined)
        }}
        onRefuse={refuse}
        labels={{ choose: t('feedback.images.add'), remove: (name) => t('feedback.images.remove', { name }) }}
      />
      <Refusal message={sending.error ? messageOf(sending.error, t('common.error.unknown')) : undefined} />
      <Button type="submit" look="primary" busy={sending.isPending} className="max-sm:w-full sm:self-start">
        {t('identityCheck.send')}
      </Button>
    </form>
  )
}
