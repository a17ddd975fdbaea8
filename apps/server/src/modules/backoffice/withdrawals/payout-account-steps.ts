// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput, type OperationOutput } from '@tessera/contract'
import type { Tx } from '../../../platform/db/index.ts'
import type { OperatorActor } from '../../../platform/http/index.ts'
import { listPayoutAccounts, openPayoutAccount, setPayoutAccountEnabled } from '../../wallet/index.ts'
import { recordAction } from '../audit/record-action.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'

type Accounts = OperationOutput<'backoffice.payoutAccounts'>
type Deps = Pick<BackofficeDeps, 'database' | 'wallet'>
interface Facts {
  operator: OperatorActor
  nowMs: number
}

/**
 * Adds an account with a provider that pays withdrawals. Throws `backoffice.noPayoutAccount` for a provider that
 * this platform does not know, and `backoffice.payoutAccountTaken`.
 */
export const addPayoutAccount = (
  { database, wallet }: Deps,
  facts: Facts,
  account: OperationInput<'backoffice.addPayoutAccount'>,
): Promise<Accounts> =>
  database.transaction(async (tx) => {
    const { id, provider, name, currency, url } = account
    if (!wallet.payoutProviders.some((one) => one.provider === provider))
      throw fault('backoffice.noPayoutAccount')
    if (!(await openPayoutAccount(tx, wallet.vault, account, facts.nowMs)))
      throw fault('backoffice.payoutAccountTaken')
    await record(tx, facts, 'addPayoutAccount', id, { provider, name, currency, url })
    return listPayoutAccounts(tx)
  })

/** Closes or reopens an account for new payments. Throws `call.notFound`. */
export const setPayoutAccount = (
  { database }: Deps,
  facts: Facts,
  { id, enabled }: OperationInput<'backoffice.setPayoutAccount'>,
): Promise<Accounts> =>
  database.transaction(async (tx) => {
    if (!(await setPayoutAccountEnabled(tx, id, enabled))) throw fault('call.notFound')
    await record(tx, facts, 'setPayoutAccount', id, { enabled })
    return listPayoutAccounts(tx)
  })

const record = (
  tx: Tx,
  { operator, nowMs }: Facts,
  action: string,
  id: string,
  after: Readonly<Record<string, string | boolean>>,
): Promise<void> =>
  recordAction(tx, {
    operatorId: operator.operatorId,
    operatorName: operator.name,
    action,
    subject: `payoutAccount:${id}`,
    after,
    nowMs,
  })
