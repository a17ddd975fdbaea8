// SPDX-License-Identifier: Apache-2.0
import { t } from '../../../../shared/texts.ts'
import type { Offer } from '../content-kinds.ts'
import { LimitField } from './fields.tsx'
import { Section } from './section.tsx'

type Budget = NonNullable<Offer['budget']>

/** The most that a promotion may cost, in all and on one day. */
export function BudgetSection({
  budget,
  onChange,
  problemOf,
}: {
  budget: Budget | undefined
  onChange: (budget: Budget | undefined) => void
  problemOf: (field: string) => string | undefined
}) {
  const { total, perDay } = budget ?? { total: null, perDay: null }
  const change = (next: Budget): void =>
    onChange(next.total === null && next.perDay === null ? undefined : next)
  return (
    <Section title={t('console.offers.budget')} hint={t('console.offers.budgetHint')}>
      <LimitField
        label={t('console.offers.budgetTotal')}
        decimals={2}
        value={total}
        error={problemOf('budget.total')}
        onChange={(value) => change({ total: value, perDay })}
      />
      <LimitField
        label={t('console.offers.budgetPerDay')}
        decimals={2}
        value={perDay}
        error={problemOf('budget.perDay')}
        onChange={(value) => change({ total, perDay: value })}
      />
    </Section>
  )
}
