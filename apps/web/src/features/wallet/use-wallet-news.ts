// SPDX-License-Identifier: Apache-2.0
import { useEffect } from 'react'
import { onReturn } from '../../shared/live/live-client.ts'
import { useTopic } from '../../shared/live/use-topic.ts'
import { renew } from '../../shared/api/use-ask.ts'

/**
 * Updates the lists of the wallet from the pushes of the platform, and reloads them after the connection was
 * down.
 */
export function useWalletNews(): void {
  useTopic('wallet.deposit', () => renew('wallet.deposits', 'wallet.balance'))
  useTopic('wallet.withdrawal', () =>
    renew('wallet.withdrawals', 'wallet.withdrawalConfig', 'wallet.balance'),
  )
  useEffect(() => onReturn(() => renew('wallet.balance', 'wallet.deposits', 'wallet.withdrawals')), [])
}
