// SPDX-License-Identifier: Apache-2.0
import type { ReactNode } from 'react'
import { useCallMutation } from '../../shared/api/use-call-query.ts'
import { TransferForm } from './transfer-form.tsx'

/** Transfers cash to an account of the agent's team. */
export function TransferDownline({
  account,
  passwordForm,
  onDone,
}: {
  account: string
  passwordForm: ReactNode
  onDone: () => void
}) {
  const { mutateAsync } = useCallMutation('wallet.transferDownline', [
    'wallet.balance',
    'wallet.transactions',
    'agents.teamManagement',
    'agents.teamOverview',
  ])
  return (
    <TransferForm
      receiver={account}
      passwordForm={passwordForm}
      send={async (transfer) => {
        await mutateAsync({ account, ...transfer })
        onDone()
      }}
    />
  )
}
