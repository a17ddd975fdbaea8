// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { useEffect, useRef } from 'react'
import { invalidate, useCallQuery } from '../../shared/api/use-call-query.ts'

export type VendorWallet = CallOutput<'play.vendorWallets'>['list'][number]

const countPending = (wallets: readonly VendorWallet[] = []): number =>
  wallets.filter(({ pending }) => pending !== null).length

const whilePendingMs = 3_000
const usuallyMs = 30_000

/** The wallets at vendors; loaded often while a transfer is on its way, and the balance with its arrival. */
export function useVendorWallets() {
  const query = useCallQuery(
    'play.vendorWallets',
    {},
    {
      member: true,
      refetchIntervalMs: (answer) => (countPending(answer?.list) > 0 ? whilePendingMs : usuallyMs),
    },
  )
  const wallets = query.data?.list
  const onTheirWay = countPending(wallets)
  const before = useRef(onTheirWay)
  useEffect(() => {
    if (onTheirWay < before.current) invalidate('wallet.balance', 'wallet.transactions')
    before.current = onTheirWay
  }, [onTheirWay])
  return { ...query, wallets }
}
