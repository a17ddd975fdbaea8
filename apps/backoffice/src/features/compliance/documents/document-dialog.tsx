// SPDX-License-Identifier: Apache-2.0
import { useEffect } from 'react'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { useCallMutation } from '../../../shared/api.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { Moment } from '../../../shared/moment.tsx'
import { t } from '../../../shared/texts.ts'
import { DocumentReview } from './document-review.tsx'
import { tones, type ListedDocument, type SeenDocument } from './document-words.ts'

/** One document with its pictures, and the operator's decision. Opening it is a look, which is recorded. */
export default function DocumentDialog({ listed, onClose }: { listed: ListedDocument; onClose: () => void }) {
  const { mutate, data, error } = useCallMutation('backoffice.lookAtDocument', [])
  useEffect(() => mutate({ id: listed.id }), [mutate, listed.id])
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('console.documents.of', { name: listed.username })}
      closeLabel={t('console.close')}
      size="medium"
    >
      <div className="flex flex-col gap-4">
        <ErrorNotice error={error} />
        {!data && !error && <Skeleton className="h-48 w-full" />}
        {data && <Seen document={data} />}
        {data?.state === 'waiting' && <DocumentReview document={data} onDone={onClose} />}
      </div>
    </Dialog>
  )
}

function Seen({ document }: { document: SeenDocument }) {
  const { kind, state, reason, note, images, statedName, statedBirthday, decidedBy, decidedAt } = document
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        <Badge tone={tones[state]}>{t(`console.documents.state.${state}`)}</Badge>
        {t(`console.documents.kind.${kind}`)} · <Moment at={document.sentAt} />
      </p>
      <p className="text-sm text-text">
        {t('console.documents.stated', {
          name: statedName ?? t('console.documents.noName'),
          birthday: statedBirthday ?? t('console.documents.noBirthday'),
        })}
      </p>
      {images.length > 0 ? (
        <ul className="flex flex-col gap-2">
          {images.map((image, index) => (
            <li key={index}>
              <img
                src={image}
                alt={t('console.pictureOf', { number: index + 1 })}
                className="max-h-96 w-full rounded-control bg-bg object-contain"
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-sm text-muted">{t('console.documents.deleted')}</p>
      )}
      <p className="text-xs text-muted">{t('console.documents.recorded')}</p>
      {decidedAt !== null && (
        <section className="rounded-control bg-surface-2 p-3 text-sm text-text">
          <p className="text-xs text-muted">
            {decidedBy} · <Moment at={decidedAt} />
          </p>
          {reason !== null && <p>{t(`console.documents.reason.${reason}`)}</p>}
          {note !== '' && (
            <p dir="auto" className="break-words">
              {note}
            </p>
          )}
        </section>
      )}
    </>
  )
}
