// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { Table } from '@tessera/ui/data/table.tsx'
import { Moment } from '../../../shared/moment.tsx'
import { t } from '../../../shared/texts.ts'
import { AccountSection } from './account-section.tsx'

type Account = CallOutput<'backoffice.account'>

/** Where the account is signed in, and on which devices it has been. */
export function AccessSections({ account }: { account: Account }) {
  return (
    <>
      <AccountSection
        title={t('console.sessions')}
        empty={account.sessions.length === 0 ? t('console.noSessions') : undefined}
      >
        <Sessions account={account} />
      </AccountSection>
      <AccountSection
        title={t('console.devices')}
        empty={account.devices.length === 0 ? t('console.noDevices') : undefined}
      >
        <Devices account={account} />
      </AccountSection>
    </>
  )
}

function Sessions({ account }: { account: Account }) {
  return (
    <Table
      caption={t('console.sessions')}
      rows={account.sessions}
      rowKey={(row) => row.sessionId}
      columns={[
        { key: 'device', title: t('console.device'), render: (row) => row.device || '—' },
        { key: 'ip', title: t('console.ip'), render: (row) => <span dir="ltr">{row.ip}</span> },
        { key: 'opened', title: t('console.opened'), render: (row) => <Moment at={row.openedAt} /> },
        { key: 'used', title: t('console.used'), render: (row) => <Moment at={row.usedAt} /> },
      ]}
    />
  )
}

function Devices({ account }: { account: Account }) {
  return (
    <Table
      caption={t('console.devices')}
      rows={account.devices}
      rowKey={(row) => `${row.device} ${row.ip} ${row.firstAt}`}
      columns={[
        { key: 'device', title: t('console.device'), render: (row) => row.device || '—' },
        { key: 'ip', title: t('console.ip'), render: (row) => <span dir="ltr">{row.ip}</span> },
        { key: 'first', title: t('console.firstSeen'), render: (row) => <Moment at={row.firstAt} /> },
        { key: 'last', title: t('console.lastSeen'), render: (row) => <Moment at={row.lastAt} /> },
      ]}
    />
  )
}
