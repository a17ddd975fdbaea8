// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { payeeKinds } from '@tessera/rules/wallet/refusal-reasons'
import { type ConsoleCall, useCallMutation, useCallQuery } from '../../../shared/api.ts'
import { useBrandInput } from '../../../shared/brand.tsx'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { Moment } from '../../../shared/moment.tsx'
import { usePermission } from '../../../shared/permissions.ts'
import { QueryState } from '../../../shared/query-state.tsx'
import { t } from '../../../shared/texts.ts'

const invalidates: readonly ConsoleCall[] = ['backoffice.refusedPayees']

/** The payees that a brand refuses to pay. */
export default function PayeesDialog({ onClose }: { onClose: () => void }) {
  const brand = useBrandInput()
  const decides = usePermission('money')
  const query = useCallQuery('backoffice.refusedPayees', brand)
  const { data } = query
  const allowing = useCallMutation('backoffice.allowPayee', invalidates)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('console.payout.payees')}
      closeLabel={t('console.close')}
      size="medium"
    >
      <div className="flex flex-col gap-5">
        <p className="text-sm text-muted">{t('console.payout.payeesHint')}</p>
        <ErrorNotice error={allowing.error} />
        <QueryState query={query} skeleton="h-24 w-full" />
        {data?.length === 0 && <p className="text-sm text-muted">{t('console.payout.noPayees')}</p>}
        <ul className="flex flex-col divide-y divide-line">
          {data?.map(({ id, kind, label, reason, addedBy, addTime }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2 text-sm">
              <span className="min-w-0">
                <bdi className="font-semibold break-all">{label}</bdi>{' '}
                <span className="text-xs text-muted">{t(`console.payout.payee.${kind}`)}</span>
                <span className="block text-xs text-muted">
                  {reason} · {addedBy} · <Moment at={addTime} />
                </span>
              </span>
              {decides && (
                <Button
                  size="small"
                  look="quiet"
                  disabled={allowing.isPending}
                  onClick={() => allowing.mutate({ id, reason: t('console.payout.allowed') })}
                >
                  {t('console.payout.allow')}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {decides && <AddPayee brand={brand} />}
      </div>
    </Dialog>
  )
}

function AddPayee({ brand }: { brand: { brandCode?: string } }) {
  const [kind, setKind] = useState<(typeof payeeKinds)[number]>('account')
  const [label, setLabel] = useState('')
  const [reason, setReason] = useState('')
  const adding = useCallMutation('backoffice.refusePayee', invalidates)
  return (
    <form
      className="flex flex-col gap-3 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        adding.mutate(
          { ...brand, kind, label, reason },
          {
            onSuccess: () => {
              setLabel('')
              setReason('')
            },
          },
        )
      }}
    >
      <Select
        label={t('console.payout.payeeKind')}
        value={kind}
        onChange={(event) => setKind(payeeKinds.find((one) => one === event.target.value) ?? 'account')}
        options={payeeKinds.map((value) => ({ value, label: t(`console.payout.payee.${value}`) }))}
      />
      <TextField
        label={t(`console.payout.payee.${kind}`)}
        required
        maxLength={60}
        value={label}
        onChange={(event) => setLabel(event.target.value)}
      />
      <TextField
        label={t('console.payout.payeeReason')}
        required
        maxLength={140}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <ErrorNotice error={adding.error} />
      <Button type="submit" look="primary" busy={adding.isPending}>
        {t('console.payout.refuse')}
      </Button>
    </form>
  )
}
