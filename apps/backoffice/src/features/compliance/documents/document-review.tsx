// SPDX-License-Identifier: Apache-2.0
import { useState, type FormEvent } from 'react'
import { proofOf, refusalReasons, type RefusalReason } from '@tessera/rules/compliance/documents'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useCallMutation } from '../../../shared/api.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { Notice } from '../../../shared/notice.tsx'
import { t } from '../../../shared/texts.ts'
import { invalidates, type SeenDocument } from './document-words.ts'

interface ReviewProps {
  document: SeenDocument
  onDone: () => void
}

/** Accepts a document with what it shows, or refuses it with a reason. */
export function DocumentReview(props: ReviewProps) {
  const [refusing, setRefusing] = useState(false)
  return refusing ? (
    <Refuse {...props} onBack={() => setRefusing(false)} />
  ) : (
    <Accept {...props} onRefuse={() => setRefusing(true)} />
  )
}

const day = '\\d{4}-\\d{2}-\\d{2}'

function Accept({ document, onDone, onRefuse }: ReviewProps & { onRefuse: () => void }) {
  const isIdentity = proofOf(document.kind) === 'identity'
  const [name, setName] = useState(document.statedName ?? '')
  const [birthday, setBirthday] = useState('')
  const [expiresOn, setExpiresOn] = useState('')
  const accepting = useCallMutation('backoffice.acceptDocument', invalidates)
  function accept(event: FormEvent): void {
    event.preventDefault()
    const person = isIdentity ? { name: name.trim(), birthday } : {}
    accepting.mutate(
      { id: document.id, ...person, expiresOn: expiresOn === '' ? null : expiresOn },
      {
        onSuccess: () => {
          showToast(t('console.documents.accepted'), 'good')
          onDone()
        },
      },
    )
  }
  return (
    <form onSubmit={accept} className="flex flex-col gap-4 border-t border-line pt-4">
      {isIdentity && (
        <>
          <TextField
            label={t('console.documents.name')}
            required
            dir="auto"
            maxLength={200}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <TextField
            label={t('console.documents.birthday')}
            required
            pattern={day}
            placeholder="1990-12-31"
            value={birthday}
            onChange={({ target }) => setBirthday(target.value.trim())}
          />
        </>
      )}
      <TextField
        label={t('console.documents.expires')}
        hint={t('console.documents.expiresHint')}
        pattern={day}
        placeholder="2030-12-31"
        value={expiresOn}
        onChange={({ target }) => setExpiresOn(target.value.trim())}
      />
      <ErrorNotice error={accepting.error} />
      <span className="flex flex-wrap justify-end gap-2">
        <Button look="danger" disabled={accepting.isPending} onClick={onRefuse}>
          {t('console.documents.refuse')}
        </Button>
        <Button type="submit" look="primary" busy={accepting.isPending}>
          {t('console.documents.accept')}
        </Button>
      </span>
    </form>
  )
}

function Refuse({ document: { id }, onDone, onBack }: ReviewProps & { onBack: () => void }) {
  const [reason, setReason] = useState<RefusalReason>('unreadable')
  const [note, setNote] = useState('')
  const refusing = useCallMutation('backoffice.refuseDocument', invalidates)
  const refuse = (): void =>
    refusing.mutate(
      { id, reason, note: note.trim() },
      {
        onSuccess: () => {
          showToast(t('console.documents.refused'), 'good')
          onDone()
        },
      },
    )
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-4">
      <Select
        label={t('console.documents.reason')}
        hint={t('console.documents.reasonHint')}
        options={refusalReasons.map((value) => ({ value, label: t(`console.documents.reason.${value}`) }))}
        value={reason}
        onChange={({ target }) => setReason(refusalReasons.find((value) => value === target.value) ?? reason)}
      />
      {reason === 'underAge' && <Notice tone="bad">{t('console.documents.underAgeHint')}</Notice>}
      <TextField
        label={t('console.documents.note')}
        dir="auto"
        maxLength={200}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <ErrorNotice error={refusing.error} />
      <span className="flex flex-wrap justify-end gap-2">
        <Button disabled={refusing.isPending} onClick={onBack}>
          {t('console.cancel')}
        </Button>
        <Button look="danger" busy={refusing.isPending} onClick={refuse}>
          {t('console.documents.refuse')}
        </Button>
      </span>
    </div>
  )
}
