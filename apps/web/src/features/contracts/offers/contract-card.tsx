// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import type { ContractStatus } from '@tessera/rules/contracts/contract'
import { Badge, type BadgeTone } from '@tessera/ui/data/badge.tsx'
import { formatTime } from '@tessera/ui/data/time.tsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { useZone } from '../../../shared/site/use-site.ts'
import { t } from '../../../shared/texts/texts.ts'
import { TierTable } from '../tier-table.tsx'
import { ContractAnswer } from './contract-answer.tsx'
import { settledText } from './kind-calls.ts'

export type Contract = CallOutput<'contracts.dividends'>['list'][number]

const tones: Record<ContractStatus, BadgeTone> = {
  Offered: 'wait',
  Active: 'good',
  Rejected: 'quiet',
  Terminated: 'quiet',
}

/** A contract as one of its sides sees it: terms, state, what they can do with it, and every move so far. */
export function ContractCard({ contract, side }: { contract: Contract; side: 'to' | 'from' }) {
  const { kind, periodType, status, version, tiers } = contract
  const zone = useZone()
  const isEnded = status === 'Rejected' || status === 'Terminated'
  const details = (
    <>
      <TierTable tiers={tiers} />
      <History contract={contract} />
    </>
  )
  return (
    <article className="flex flex-col gap-4 rounded-tile border border-line bg-bg p-4">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-bold">
          {t(`contracts.kind.${kind}`)}
          <span className="ms-2 text-sm font-normal text-muted">{t('contracts.versionOf', { version })}</span>
        </h3>
        <Badge tone={tones[status]}>{t(`contracts.state.${status}`)}</Badge>
      </header>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        <Fact title={t(side === 'to' ? 'contracts.offeredBy' : 'contracts.offeredTo')}>
          <bdi>{side === 'to' ? (contract.from ?? t('contracts.operator')) : contract.to}</bdi>
        </Fact>
        <Fact title={t('contracts.settled')}>{settledText(kind, periodType)}</Fact>
        {contract.expireTime === null ? (
          <Fact title={t('contracts.days')}>{daysText(contract)}</Fact>
        ) : (
          <Fact title={t('contracts.answerBy')}>
            <bdi dir="ltr">{formatTime(contract.expireTime, zone)}</bdi>
          </Fact>
        )}
      </dl>
      {isEnded ? (
        <details className="group">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-sm font-semibold [&::-webkit-details-marker]:hidden">
            {t('contracts.tiersTitle')}
            <ChevronDown className="size-4 text-muted group-open:rotate-180" aria-hidden="true" />
          </summary>
          <div className="flex flex-col gap-4">{details}</div>
        </details>
      ) : (
        details
      )}
      <ContractAnswer contract={contract} side={side} />
    </article>
  )
}

function daysText({ startDay, endDay }: Contract): string {
  if (startDay === null || (endDay !== null && endDay < startDay)) return t('contracts.neverBegan')
  return endDay === null
    ? t('contracts.since', { day: startDay })
    : t('contracts.fromTo', { first: startDay, last: endDay })
}

function History({ contract: { moves } }: { contract: Contract }) {
  const zone = useZone()
  return (
    <section className="flex flex-col gap-1">
      <h4 className="text-sm font-semibold">{t('contracts.history')}</h4>
      <ol className="flex flex-col gap-1 text-sm text-muted">
        {moves.map(({ time, move, by }) => (
          <li key={`${time} ${move}`} className="flex flex-wrap gap-x-3">
            <bdi dir="ltr" className="tabular">
              {formatTime(time, zone)}
            </bdi>
            <span className="text-text">{t(`contracts.move.${move}`)}</span>
            {by !== null && <bdi>{by}</bdi>}
          </li>
        ))}
      </ol>
    </section>
  )
}

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt className="text-sm text-muted">{title}</dt>
    <dd className="tabular text-end text-sm font-semibold">{children}</dd>
  </div>
)
