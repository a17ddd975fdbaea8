// SPDX-License-Identifier: Apache-2.0
import { addWire } from '@tessera/rules/money'
import type { ReactNode } from 'react'
import { Money } from '@tessera/ui/data/money.tsx'
import { Progress } from '@tessera/ui/data/progress.tsx'
import { formatMoney } from '@tessera/ui/data/money.tsx'
import { useCallQuery } from '../../../../shared/api.ts'
import { QueryState } from '../../../../shared/query-state.tsx'
import { t } from '../../../../shared/texts.ts'
import { RoundsResult } from './rounds-result.tsx'
import { Section } from './section.tsx'

/** What a promotion cost, and what the members in it did since they joined. */
export function ResultPanel({ id }: { id: number }) {
  const query = useCallQuery('backoffice.promotionResult', { id }, { refetchIntervalMs: 60_000 })
  const { data } = query
  return (
    <Section title={t('console.offers.result')} hint={t('console.offers.resultHint')}>
      <QueryState query={query} skeleton="h-24 w-full sm:col-span-2 lg:col-span-3" />
      {data && (
        <>
          {data.budget !== null && (
            <div className="sm:col-span-2 lg:col-span-3">
              <Progress
                label={t('console.offers.budgetUsed')}
                value={addWire(data.paid, data.reserved)}
                max={data.budget}
                valueText={t('console.offers.usedOf', {
                  used: formatMoney(addWire(data.paid, data.reserved)),
                  budget: formatMoney(data.budget),
                })}
              />
            </div>
          )}
          <Figure title={t('console.offers.joined')}>{data.joined}</Figure>
          <Figure title={t('console.offers.paidMembers')}>{data.paidMembers}</Figure>
          {(
            ['paid', 'reserved', 'paidToday', 'deposits', 'stakes', 'returns', 'validBets', 'net'] as const
          ).map((field) => (
            <Figure key={field} title={t(`console.offers.result.${field}`)}>
              <Money value={data[field]} currency={data.currency} />
            </Figure>
          ))}
          {data.rounds && <RoundsResult id={id} {...data.rounds} />}
          {data.codes > 0 && (
            <Figure title={t('console.offers.codesUsed')}>
              {data.codesUsed} / {data.codes}
            </Figure>
          )}
        </>
      )}
    </Section>
  )
}

export const Figure = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="text-sm">
    <p className="text-xs text-muted">{title}</p>
    <p className="tabular font-bold text-text">{children}</p>
  </div>
)
