// SPDX-License-Identifier: Apache-2.0
import { useEffect } from 'react'
import { onReturn } from '../../shared/live/live-client.ts'
import { useTopic } from '../../shared/live/use-topic.ts'
import { invalidate } from '../../shared/api/use-call-query.ts'

/**
 * Updates the lists of the wallet from the pushes of the platform, and reloads them after the connection was
 * down.
 */
export function useWalletNews(): void {
  useTopic('wallet.deposit', () => invalidate('wallet.deposits', 'wallet.balance'))
  useTopic('wallet.withdrawal', () =>
    invalidate('wallet.withdrawals', 'wallet.withdrawalConfig', 'wallet.balance'),
  )
  useEffect(() => onReturn(() => invalidate('wallet.balance', 'wallet.deposits', 'wallet.withdrawals')), [])
}
