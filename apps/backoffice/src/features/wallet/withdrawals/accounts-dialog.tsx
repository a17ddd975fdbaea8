// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { useCallMutation, useCallQuery } from '../../../shared/api.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { QueryState } from '../../../shared/query-state.tsx'
import { t } from '../../../shared/texts.ts'

/** The accounts with providers that pay withdrawals. */
export default function AccountsDialog({ onClose }: { onClose: () => void }) {
  const query = useCallQuery('backoffice.payoutAccounts', {})
  const { data } = query
  const setting = useCallMutation('backoffice.setPayoutAccount', ['backoffice.payoutAccounts'])
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('console.payout.accounts')}
      closeLabel={t('console.close')}
      size="medium"
    >
      <div className="flex flex-col gap-5">
        <ErrorNotice error={setting.error} />
        <QueryState query={query} skeleton="h-24 w-full" />
        {data?.length === 0 && <p className="text-sm text-muted">{t('console.payout.noAccounts')}</p>}
        <ul className="flex flex-col divide-y divide-line">
          {data?.map(({ id, name, currency, url, enabled }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2 text-sm">
              <span className="min-w-0">
                <span className="font-semibold">{name}</span> {currency}{' '}
                <Badge small tone={enabled ? 'good' : 'quiet'}>
                  {t(enabled ? 'console.payout.open' : 'console.payout.closed')}
                </Badge>
                <bdi dir="ltr" className="block text-xs break-all text-muted">
                  {url}
                </bdi>
              </span>
              <Button
                size="small"
                look="quiet"
                disabled={setting.isPending}
                onClick={() => setting.mutate({ id, enabled: !enabled })}
              >
                {t(enabled ? 'console.payout.closeAccount' : 'console.payout.openAccount')}
              </Button>
            </li>
          ))}
        </ul>
        <AddAccount />
      </div>
    </Dialog>
  )
}

const nothing = { id: '', provider: 'sandbox-payouts', name: '', currency: '', url: '', secret: '' }
const fields = ['id', 'name', 'provider', 'currency', 'url', 'secret'] as const

function AddAccount() {
  const [typed, setTyped] = useState(nothing)
  const adding = useCallMutation('backoffice.addPayoutAccount', ['backoffice.payoutAccounts'])
  return (
    <form
      className="flex flex-col gap-3 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        adding.mutate(typed, { onSuccess: () => setTyped(nothing) })
      }}
    >
      <h3 className="text-sm font-bold">{t('console.payout.addAccount')}</h3>
      <div className="grid gap-3 sm:grid-cols-2">
        {fields.map((name) => (
          <TextField
            key={name}
            label={t(`console.payout.field.${name}`)}
            required
            type={name === 'secret' ? 'password' : 'text'}
            autoComplete="off"
            value={typed[name]}
            onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
          />
        ))}
      </div>
      <ErrorNotice error={adding.error} />
      <Button type="submit" look="primary" busy={adding.isPending}>
        {t('console.payout.addAccount')}
      </Button>
    </form>
  )
}
