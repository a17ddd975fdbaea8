// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import { Button } from '@tessera/ui/forms/button.tsx'
import { useCallQuery } from '../../shared/api.ts'
import { Page } from '../../shared/page.tsx'
import { QueryState } from '../../shared/query-state.tsx'
import { t } from '../../shared/texts.ts'
import { AccountCard } from './account-card.tsx'
import { AddAccount } from './add-account.tsx'
import { PublicKey } from './public-key.tsx'

/** The vendors that may call our wallet, and where their games open. */
export default function VendorAccountsPage() {
  const query = useCallQuery('backoffice.vendorAccounts', {})
  const { data } = query
  const [adding, setAdding] = useState(false)
  return (
    <Page
      narrow
      title={t('console.vendorAccounts')}
      actions={
        <Button look="primary" aria-expanded={adding} onClick={() => setAdding(!adding)}>
          {t('console.addAccount')}
        </Button>
      }
    >
      <QueryState query={query} skeleton="h-96 w-full" />
      {adding && <AddAccount onDone={() => setAdding(false)} />}
      {data && (
        <section
          aria-label={t('console.ownKey')}
          className="flex flex-col gap-2 rounded-tile border border-line bg-surface-1 p-4"
        >
          <h2 className="text-md font-bold text-text">{t('console.ownKey')}</h2>
          <p className="text-sm text-muted">{t('console.ownKeyHint')}</p>
          <PublicKey
            title={t('console.fingerprint')}
            fingerprint={data.ownKey.fingerprint}
            pem={data.ownKey.pem}
          />
        </section>
      )}
      {data?.accounts.map((account) => (
        <AccountCard
          key={account.id}
          account={account}
          pending={data.pendingTransfers.filter(({ accountId }) => accountId === account.id)}
        />
      ))}
    </Page>
  )
}
