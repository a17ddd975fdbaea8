// SPDX-License-Identifier: Apache-2.0
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { formatMoney, Money } from '@tessera/ui/data/money.tsx'
import { useCallQuery } from '../../../shared/api.ts'
import { Moment } from '../../../shared/moment.tsx'
import { usePermission } from '../../../shared/permissions.ts'
import { QueryState } from '../../../shared/query-state.tsx'
import { t } from '../../../shared/texts.ts'
import { DisputeAnswer, DisputeReopen } from './dispute-steps.tsx'
import type { Dispute } from './withdrawal-status.ts'

/**
 * A withdrawal that has not arrived: the proof, earlier answers, and the result of the search for the
 * payment.
 */
export default function DisputeDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useCallQuery('backoffice.withdrawalDisputes', { id })
  const decides = usePermission('money')
  const { data } = query
  const withdrawal = data?.withdrawal
  const title = withdrawal
    ? t('console.disputeOf', {
        amount: `${withdrawal.currency} ${formatMoney(withdrawal.amount)}`,
        name: withdrawal.username,
      })
    : t('console.withdrawals')
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t('console.close')} size="medium">
      <div className="flex flex-col gap-4">
        <QueryState query={query} skeleton="h-32 w-full" />
        {withdrawal && (
          <p className="text-sm text-muted">
            <bdi className="tabular">
              {withdrawal.bankName} {withdrawal.accountNumber}
            </bdi>{' '}
            · {withdrawal.holder} · <Moment at={withdrawal.createTime} />
          </p>
        )}
        {data && data.list.length === 0 && <p className="text-sm text-muted">{t('console.disputeNone')}</p>}
        {data?.list.map((dispute) => (
          <Said key={dispute.openTime} dispute={dispute} currency={data.withdrawal.currency} />
        ))}
        {decides && withdrawal?.status === 'Not received' && <DisputeAnswer id={id} onDone={onClose} />}
        {decides && withdrawal && withdrawal.disputeUntil !== null && (
          <DisputeReopen id={id} until={withdrawal.disputeUntil} onDone={onClose} />
        )}
      </div>
    </Dialog>
  )
}

/** One report that a withdrawal has not arrived. */
function Said({ dispute, currency }: { dispute: Dispute; currency: string }) {
  const { amount, openedBy, openTime, images, answer, answeredBy, answerTime, remark } = dispute
  return (
    <section className="flex flex-col gap-3 rounded-control bg-surface-2 p-3 text-sm text-text">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="text-xs text-muted">
          {t('console.disputeOpened', { name: openedBy })} · <Moment at={openTime} />
        </span>
        <Money value={amount} currency={currency} className="font-bold" />
      </p>
      {images.length > 0 ? (
        <ul className="grid grid-cols-3 gap-2">
          {images.map((image, index) => (
            <li key={index}>
              <a href={image} download={`proof-${index + 1}`}>
                <img
                  src={image}
                  alt={t('console.pictureOf', { number: index + 1 })}
                  className="aspect-4/3 w-full rounded-control bg-bg object-contain"
                />
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted">{t('console.noPictures')}</p>
      )}
      {answer !== null && (
        <p className="border-t border-line pt-2 font-semibold">
          {t(answer === 'ARRIVED' ? 'console.disputeArrived' : 'console.disputeReturned')}
          <span className="block text-xs font-normal text-muted">
            {answeredBy}
            {answerTime !== null && (
              <>
                {' '}
                · <Moment at={answerTime} />
              </>
            )}
          </span>
        </p>
      )}
      {remark !== '' && (
        <p dir="auto" className="break-words">
          {remark}
        </p>
      )}
    </section>
  )
}
