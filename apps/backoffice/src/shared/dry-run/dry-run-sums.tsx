// SPDX-License-Identifier: Apache-2.0
import type { ReactNode } from 'react'
import { Money } from '@tessera/ui/data/money.tsx'
import { Figure } from '../figure.tsx'

/** What a change comes to in one currency. */
interface DryRunSum {
  currency: string
  gain: number
  lose: number
  owed: number
}

interface DryRunSumsProps<Sum extends DryRunSum> {
  sums: readonly Sum[]
  names: { gain: string; lose: string; owed: string; counts: string }
  renderOwed: (sum: Sum) => ReactNode
  counts: (sum: Sum) => string
}

/** What members gain, lose and would owe by a change, by currency. */
export const DryRunSums = <Sum extends DryRunSum>({
  sums,
  names,
  renderOwed,
  counts,
}: DryRunSumsProps<Sum>) =>
  sums.map((sum) => (
    <dl
      key={sum.currency}
      className="grid grid-cols-2 gap-4 rounded-tile border border-line bg-surface-1 p-4 md:grid-cols-4"
    >
      <Figure name={names.gain}>
        <Money value={sum.gain} currency={sum.currency} className="text-brand" />
      </Figure>
      <Figure name={names.lose}>
        <Money value={sum.lose} currency={sum.currency} className={sum.lose > 0 ? 'text-danger' : ''} />
      </Figure>
      <Figure name={names.owed}>{renderOwed(sum)}</Figure>
      <Figure name={names.counts}>{counts(sum)}</Figure>
    </dl>
  ))
