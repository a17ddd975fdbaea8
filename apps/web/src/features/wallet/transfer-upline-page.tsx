// SPDX-License-Identifier: Apache-2.0
import type { ReactNode } from 'react'
import { useCallMutation } from '../../shared/api/use-call-query.ts'
import { TransferForm } from './transfer-form.tsx'

/** Transfers cash to the account directly above the agent's. */
export function TransferUplinePage({ passwordForm }: { passwordForm: ReactNode }) {
  const { mutateAsync } = useCallMutation('wallet.transferUpline', ['wallet.balance', 'wallet.transactions'])
  return <TransferForm receiver="(upline)" send={mutateAsync} passwordForm={passwordForm} />
}
