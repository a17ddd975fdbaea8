// SPDX-License-Identifier: Apache-2.0
import { useEffect } from 'react'
import { onReturn } from '../../shared/live/live-client.ts'
import { useTopic } from '../../shared/live/use-topic.ts'
import { renew } from '../../shared/api/use-ask.ts'

/** Keeps the lists of the wallet as the platform pushes them, and asks again after the line was gone. */
export function useWalletNews(): void {
  useTopic('wallet.deposit', () => renew('wallet.deposits', 'wallet.balance'))
  useTopic('wallet.withdrawal', () =>
    renew('wallet.withdrawals', 'wallet.withdrawalConfig', 'wallet.balance'),
  )
  useEffect(() => onReturn(() => renew('wallet.balance', 'wallet.deposits', 'wallet.withdrawals')), [])
}
