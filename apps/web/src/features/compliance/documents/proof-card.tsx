// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { messageOf } from '@tessera/contract/client/failure'
import type { DocumentProof, ProofState } from '@tessera/rules/compliance/documents'
import { Badge, type BadgeTone } from '@tessera/ui/data/badge.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useCallMutation } from '../../../shared/api/use-call-query.ts'
import { shortTime } from '../../../shared/rewards/short-time.ts'
import { useZone } from '../../../shared/site/use-site.ts'
import { t } from '../../../shared/texts/texts.ts'
import { DocumentForm } from './document-form.tsx'

type Standing = CallOutput<'compliance.documents'>[DocumentProof]

const tones: Record<ProofState, BadgeTone> = {
  none: 'quiet',
  waiting: 'wait',
  accepted: 'good',
  refused: 'bad',
  expired: 'bad',
}

/** One proof: how it stands, what to do, and the form for a document. */
export function ProofCard({ proof, standing }: { proof: DocumentProof; standing: Standing }) {
  const { state, document } = standing
  const title = t(`identityCheck.proof.${proof}`)
  return (
    <section aria-label={title} className="flex flex-col gap-4 rounded-tile border border-line bg-bg p-4">
      <h3 className="flex items-center justify-between gap-3 text-sm font-bold text-text">
        {title}
        <Badge tone={tones[state]}>{t(`identityCheck.state.${state}`)}</Badge>
      </h3>
      {document && <Facts document={document} />}
      {state === 'waiting' && document && <TakeBack id={document.id} />}
      {state !== 'waiting' && state !== 'accepted' && <DocumentForm proof={proof} />}
    </section>
  )
}

function Facts({ document }: { document: NonNullable<Standing['document']> }) {
  const zone = useZone()
  const { kind, sentAt, reason, expiresOn } = document
  return (
    <div className="flex flex-col gap-1 text-sm">
      <p className="font-semibold text-text">{t(`identityCheck.kind.${kind}`)}</p>
      <p className="text-muted">{t('identityCheck.sent', { time: shortTime(sentAt, zone) })}</p>
      {expiresOn !== null && <p className="text-muted">{t('identityCheck.until', { time: expiresOn })}</p>}
      {reason !== null && (
        <p className="mt-1 rounded-control bg-danger-soft px-3 py-2 font-semibold text-danger">
          {t(`identityCheck.reason.${reason}`)}
        </p>
      )}
    </div>
  )
}

function TakeBack({ id }: { id: number }) {
  const takingBack = useCallMutation('compliance.takeBackDocument', ['compliance.documents'])
  return (
    <Button
      busy={takingBack.isPending}
      className="self-start max-sm:w-full"
      onClick={() =>
        takingBack.mutate(
          { id },
          {
            onSuccess: () => showToast(t('identityCheck.takenBack'), 'good'),
            onError: (error) => showToast(messageOf(error, t('common.error.unknown')), 'bad'),
          },
        )
      }
    >
      {t('identityCheck.takeBack')}
    </Button>
  )
}
