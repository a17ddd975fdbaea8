// SPDX-License-Identifier: Apache-2.0
import type { ContractKind } from '@tessera/rules/contracts/contract'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { Segmented } from '@tessera/ui/forms/segmented.tsx'
import { useState } from 'react'
import { useCallQuery } from '../../../shared/api/use-call-query.ts'
import { PagedList } from '../../../shared/team/paged-list.tsx'
import { t } from '../../../shared/texts/texts.ts'
import { ContractCard } from './contract-card.tsx'
import { kindCalls } from './kind-calls.ts'

const sides = ['to', 'from'] as const
type Side = (typeof sides)[number]

/** The contracts of one kind that the agent was offered, or has offered, newest first; to be answered here. */
export function ContractsView({ kinds }: { kinds: readonly ContractKind[] }) {
  const [chosenKind, chooseKind] = useState(kinds[0])
  const [side, chooseSide] = useState<Side>('to')
  const kind = kinds.includes(chosenKind!) ? chosenKind : kinds[0]
  if (!kind) return null
  return (
    <div className="flex flex-1 flex-col gap-4">
      <div className="flex flex-wrap gap-3">
        {kinds.length > 1 && (
          <Segmented
            label={t('contracts.kind')}
            value={kind}
            onChange={chooseKind}
            options={kinds.map((value) => ({ value, label: t(`contracts.kind.${value}`) }))}
          />
        )}
        <Segmented
          label={t('contracts.side')}
          value={side}
          onChange={chooseSide}
          options={sides.map((value) => ({ value, label: t(`contracts.side.${value}`) }))}
        />
      </div>
      <Contracts key={`${kind} ${side}`} kind={kind} side={side} />
    </div>
  )
}

function Contracts({ kind, side }: { kind: ContractKind; side: Side }) {
  const [pageNo, turnTo] = useState(1)
  const query = useCallQuery(
    kindCalls[kind].list,
    { role: side, pageNo, pageSize: 10 },
    { member: true, keepPreviousData: true, staleTimeMs: 0 },
  )
  const empty = (
    <EmptyState title={t(`contracts.none.${side}`)}>
      {side === 'from' ? t('contracts.noneHint.from') : undefined}
    </EmptyState>
  )
  return (
    <PagedList query={query} empty={empty} pageNo={pageNo} onPage={turnTo}>
      {(contracts) => (
        <ul className="flex flex-col gap-3">
          {contracts.map((contract) => (
            <li key={contract.contractId}>
              <ContractCard contract={contract} side={side} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  )
}
