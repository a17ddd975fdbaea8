// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { formatMoney } from '@tessera/ui/data/money.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { type ConsoleCall, useCallMutation, useCallQuery } from '../../shared/api.ts'
import { ErrorNotice } from '../../shared/error-notice.tsx'
import { Moment } from '../../shared/moment.tsx'
import { usePermission } from '../../shared/permissions.ts'
import { QueryState } from '../../shared/query-state.tsx'
import { t } from '../../shared/texts.ts'
import { tones, type Application } from './application-status.ts'

const invalidates: readonly ConsoleCall[] = ['backoffice.applications', 'backoffice.application']
const longestRemark = 140

/** One application, with its pictures, and the operator's decision. */
export default function ApplicationDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const query = useCallQuery('backoffice.application', { id })
  const { data } = query
  return (
    <Dialog
      open
      onClose={onClose}
      title={data ? t('console.applicationOf', { name: data.username }) : t('console.applications')}
      closeLabel={t('console.close')}
      size="medium"
    >
      <div className="flex flex-col gap-4">
        <QueryState query={query} skeleton="h-32 w-full" />
        {data && (
          <>
            <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
              <Badge tone={tones[data.status]}>{t(`console.application.${data.status}`)}</Badge>
              {data.title} · <Moment at={data.createTime} />
            </p>
            <p
              dir="auto"
              className="rounded-control bg-bg p-3 text-md break-words whitespace-pre-wrap text-text"
            >
              {data.comment}
            </p>
            {data.images.length > 0 ? (
              <ul className="grid grid-cols-3 gap-2">
                {data.images.map((image, index) => (
                  <li key={index}>
                    <a href={image} download={`application-${id}-${index + 1}`}>
                      <img
                        src={image}
                        alt={t('console.pictureOf', { number: index + 1 })}
                        className="rounded-control"
                      />
                    </a>
                  </li>
                ))}
              </ul>
            ) : (
              <p className="text-sm text-muted">{t('console.noPictures')}</p>
            )}
            {data.status === 'Applying' ? (
              <Decision application={data} onDone={onClose} />
            ) : (
              <Decided application={data} />
            )}
          </>
        )}
      </div>
    </Dialog>
  )
}

const amountOf = ({ reward, currency }: Application): string => `${formatMoney(reward)} ${currency}`

function Decided({ application }: { application: Application }) {
  const { remark, judgedBy, judgedAt } = application
  return (
    <section aria-label={t('console.remark')} className="rounded-control bg-surface-2 p-3 text-sm text-text">
      <p className="text-xs text-muted">
        {judgedBy}
        {judgedAt !== null && (
          <>
            {' '}
            · <Moment at={judgedAt} />
          </>
        )}
        {application.status === 'Issued' && ` · ${amountOf(application)}`}
      </p>
      {remark !== '' && <p dir="auto">{remark}</p>}
    </section>
  )
}

function Decision({ application, onDone }: { application: Application; onDone: () => void }) {
  const { id } = application
  const [remark, setRemark] = useState('')
  const approve = useCallMutation('backoffice.approveApplication', invalidates)
  const reject = useCallMutation('backoffice.rejectApplication', invalidates)
  const problem = approve.error ?? reject.error
  const amount = amountOf(application)
  const done = (said: string) => ({
    onSuccess: () => {
      showToast(said, 'good')
      onDone()
    },
  })
  if (!usePermission('money'))
    return (
      <p className="text-sm text-muted">
        {t('console.reward')}: {amount}
      </p>
    )
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={t('console.remark')}
        hint={t('console.remarkHint')}
        dir="auto"
        maxLength={longestRemark}
        value={remark}
        onChange={({ target }) => setRemark(target.value)}
      />
      <ErrorNotice error={problem} />
      <span className="flex flex-wrap justify-end gap-2">
        <Button
          look="danger"
          busy={reject.isPending}
          disabled={!remark.trim() || approve.isPending}
          onClick={() => reject.mutate({ id, remark: remark.trim() }, done(t('console.applicationRefused')))}
        >
          {t('console.reject')}
        </Button>
        <Button
          look="primary"
          busy={approve.isPending}
          disabled={reject.isPending}
          onClick={() =>
            approve.mutate({ id, remark: remark.trim() }, done(t('console.applicationApproved', { amount })))
          }
        >
          {t('console.approveFor', { amount })}
        </Button>
      </span>
    </div>
  )
}
