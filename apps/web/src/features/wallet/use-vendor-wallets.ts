// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { useEffect, useRef } from 'react'
import { renew, useAsk } from '../../shared/api/use-ask.ts'

export type VendorWallet = CallOutput<'play.vendorWallets'>['list'][number]

const whilePendingMs = 3_000
const usuallyMs = 30_000

/** The wallets at vendors; asked for often while a transfer is on its way, and the balance with its arrival. */
export function useVendorWallets() {
  const latest = useRef<readonly VendorWallet[]>([])
  const isPending = latest.current.some(({ pending }) => pending !== null)
  const query = useAsk(
    'play.vendorWallets',
    {},
    { member: true, refreshMs: isPending ? whilePendingMs : usuallyMs },
  )
  const wallets = query.data?.list
  const onTheirWay = wallets?.filter(({ pending }) => pending !== null).length ?? 0
  const before = useRef(onTheirWay)
  useEffect(() => {
    latest.current = wallets ?? []
    if (onTheirWay < before.current) renew('wallet.balance', 'wallet.transactions')
    before.current = onTheirWay
  }, [wallets, onTheirWay])
  return { ...query, wallets }
}
