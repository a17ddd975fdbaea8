// SPDX-License-Identifier: Apache-2.0
import type { StatementEncoding } from '@tessera/rules/wallet/statement-encodings'
import { useCallQuery } from '../../../shared/api.ts'
import { t } from '../../../shared/texts.ts'
import type { Columns } from './statement.ts'

/** An account with a provider, and how its last file was read. */
export interface StatementAccount {
  key: string
  of: 'payments' | 'payouts'
  accountId: string
  label: string
  statementColumns: Columns | null
  statementZone: string | null
  statementEncoding: StatementEncoding | null
}

/** The accounts whose files can be compared: those for payments, then those for payouts. */
export function useStatementAccounts(): StatementAccount[] {
  const incoming = useCallQuery('backoffice.paymentAccounts', {}).data?.accounts ?? []
  const outgoing = useCallQuery('backoffice.payoutAccounts', {}).data ?? []
  return [
    ...incoming.map(({ accountId, name, statementColumns, statementZone, statementEncoding }) => ({
      ...{ key: accountId, of: 'payments' as const, accountId },
      ...{ statementColumns, statementZone, statementEncoding },
      label: `${name} (${accountId})`,
    })),
    ...outgoing.map(({ id, name, statementZone, statementEncoding }) => ({
      ...{ key: `out ${id}`, of: 'payouts' as const, accountId: id },
      ...{ statementColumns: null, statementZone, statementEncoding },
      label: t('console.statements.payouts', { name: `${name} (${id})` }),
    })),
  ]
}
