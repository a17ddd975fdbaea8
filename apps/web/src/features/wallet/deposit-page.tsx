// SPDX-License-Identifier: Apache-2.0
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { useState } from 'react'
import { useCallQuery } from '../../shared/api/use-call-query.ts'
import { DepositForm } from './deposit-form.tsx'
import { DepositList } from './deposit-list.tsx'
import { DepositProgress } from './deposit-progress.tsx'

/** Deposits: choose a method, pay on the provider's page, and see the money arrive. */
export function DepositPage({ onPlay }: { onPlay: () => void }) {
  const [depositId, setDepositId] = useState<string>()
  const methods = useCallQuery('wallet.depositMethods', {}, { member: true, staleTimeMs: 60_000 })
  return (
    <div className="flex flex-col gap-8">
      {depositId !== undefined ? (
        <DepositProgress depositId={depositId} onAgain={() => setDepositId(undefined)} onPlay={onPlay} />
      ) : methods.data ? (
        <DepositForm methods={methods.data.list} onOpened={(deposit) => setDepositId(deposit.depositId)} />
      ) : (
        <Skeleton className="h-64 w-full rounded-tile" />
      )}
      <DepositList onOpen={setDepositId} />
    </div>
  )
}
