// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { Money, formatMoney } from '@tessera/ui/data/money.tsx'
import { useId } from 'react'
import { useCallQuery } from '../../shared/api/use-call-query.ts'
import { t } from '../../shared/texts/texts.ts'
import { formatRate } from './format.ts'

type Running = CallOutput<'contracts.forecast'>['list'][number]

/** What the agent's contracts would pay for their running periods at today's pace; nothing without contracts. */
export function Forecast() {
  const id = useId()
  const { data } = useCallQuery('contracts.forecast', {}, { member: true, staleTimeMs: 60_000 })
  if (!data || data.list.length === 0) return null
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h3 id={id} className="text-sm font-semibold text-muted">
        {t('contracts.forecast')}
      </h3>
      <ul className="grid gap-3 md:grid-cols-2">
        {data.list.map((running) => (
          <li key={running.contractId}>
            <Card running={running} />
          </li>
        ))}
      </ul>
      <p className="text-xs text-muted">{t('contracts.forecastHint')}</p>
    </section>
  )
}

function Card({ running }: { running: Running }) {
  const { kind, firstDay, lastDay, part, soFar, atPace, rate, expected } = running
  const percent = `${Math.round(part * 100)}%`
  return (
    <article className="flex h-full flex-col gap-2 rounded-tile border border-line bg-bg p-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h4 className="font-bold">{t(`contracts.kind.${kind}`)}</h4>
        <bdi dir="ltr" className="tabular text-xs text-muted">
          {firstDay === lastDay ? firstDay : `${firstDay} – ${lastDay}`}
        </bdi>
      </header>
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-surface-3">
        <div className="h-full rounded-full bg-brand" style={{ width: percent }} />
      </div>
      <p className="text-xs text-muted">{t('contracts.partOver', { percent })}</p>
      <dl className="flex flex-col gap-1 text-sm">
        <Line title={t('contracts.betsSoFar')} text={formatMoney(soFar.bets)} />
        <Line title={t('contracts.betsAtPace')} text={formatMoney(atPace.bets)} />
        <Line title={t('contracts.profitAtPace')} text={formatMoney(atPace.profitLoss)} />
        <Line title={t('agents.activeMembers')} text={String(soFar.activeMembers)} />
        <Line title={t('contracts.rate')} text={formatRate(rate)} />
        <div className="flex items-baseline justify-between gap-4">
          <dt className="text-muted">{t('contracts.expected')}</dt>
          <dd>
            <Money value={expected} className="text-md font-bold" />
          </dd>
        </div>
      </dl>
    </article>
  )
}

const Line = ({ title, text }: { title: string; text: string }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt className="text-muted">{title}</dt>
    <dd className="tabular">
      <bdi dir="ltr">{text}</bdi>
    </dd>
  </div>
)
