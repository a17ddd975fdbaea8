// SPDX-License-Identifier: Apache-2.0
import { usualWeights } from '@tessera/rules/bonuses/terms'
import { unusualWagerTimes } from '@tessera/rules/promotions/offer-terms'
import { Select } from '@tessera/ui/forms/select.tsx'
import { Switch } from '@tessera/ui/forms/switch.tsx'
import { Notice } from '../../../../shared/notice.tsx'
import { t } from '../../../../shared/texts.ts'
import type { Offer } from '../content-kinds.ts'
import { LimitField, ListField } from './fields.tsx'
import { Section } from './section.tsx'
import { weightLines, weightsOf } from './weight-lines.ts'

type Wagering = NonNullable<Offer['wagering']>
const cash: Wagering = { times: 0, base: 'bonus', maxStake: null, days: 30 }
const types = Object.keys(usualWeights) as (keyof NonNullable<Wagering['weights']>)[]

/** What members must stake with what a promotion pays; 0 times: it is cash. */
export function WageringSection({
  kind,
  wagering,
  onChange,
  problemOf,
}: {
  kind: Offer['kind']
  wagering: Wagering | undefined
  onChange: (wagering: Wagering | undefined) => void
  problemOf: (field: string) => string | undefined
}) {
  const terms = wagering ?? cash
  const change = (part: Partial<Wagering>): void => {
    const next = { ...terms, ...part }
    onChange(next.times === 0 ? undefined : next)
  }
  const paidLater = kind === 'CASHBACK' || kind === 'RACE' || kind === 'DROPS'
  return (
    <Section title={t('console.offers.wagering')} hint={t('console.offers.wageringHint')}>
      <LimitField
        label={t('console.offers.times')}
        value={terms.times}
        error={problemOf('wagering.times')}
        onChange={(value) => change({ times: value ?? 0 })}
      />
      {terms.times > 0 && (
        <>
          {kind === 'DEPOSIT' && (
            <Select
              label={t('console.offers.base')}
              value={terms.base}
              error={problemOf('wagering.base')}
              options={(['bonus', 'bonusAndDeposit'] as const).map((value) => ({
                value,
                label: t(`console.offers.base.${value}`),
              }))}
              onChange={({ target }) => change({ base: target.value as Wagering['base'] })}
            />
          )}
          <LimitField
            label={t('console.offers.wagerDays')}
            value={terms.days}
            error={problemOf('wagering.days')}
            onChange={(value) => change({ days: value ?? 0 })}
          />
          {!paidLater && <Weights terms={terms} change={change} problemOf={problemOf} />}
        </>
      )}
      {terms.times > unusualWagerTimes && (
        <div className="sm:col-span-2 lg:col-span-3">
          <Notice tone="bad">{t('console.offers.timesHigh', { times: terms.times })}</Notice>
        </div>
      )}
    </Section>
  )
}

function Weights({
  terms,
  change,
  problemOf,
}: {
  terms: Wagering
  change: (part: Partial<Wagering>) => void
  problemOf: (field: string) => string | undefined
}) {
  return (
    <>
      <LimitField
        label={t('console.offers.maxStake')}
        decimals={2}
        value={terms.maxStake}
        error={problemOf('wagering.maxStake')}
        onChange={(value) => change({ maxStake: value })}
      />
      <div className="sm:col-span-2 lg:col-span-3">
        <Switch
          checked={terms.weights !== undefined}
          onChange={({ target }) =>
            change(
              target.checked
                ? { weights: { ...usualWeights }, vendorWeights: {}, gameWeights: {} }
                : { weights: undefined, vendorWeights: undefined, gameWeights: undefined },
            )
          }
        >
          {t('console.offers.ownWeights')}
        </Switch>
      </div>
      {terms.weights &&
        types.map((type) => (
          <LimitField
            key={type}
            label={t('console.offers.weightOf', { type })}
            value={terms.weights?.[type] ?? 0}
            error={problemOf(`wagering.weights.${type}`)}
            onChange={(value) => change({ weights: { ...terms.weights, [type]: value ?? 0 } })}
          />
        ))}
      {terms.weights && (
        <ListField
          label={t('console.offers.otherWeights')}
          hint={t('console.offers.otherWeightsHint')}
          value={weightLines(terms)}
          error={problemOf('wagering.vendorWeights') ?? problemOf('wagering.gameWeights')}
          onChange={(lines) => change(weightsOf(lines))}
        />
      )}
    </>
  )
}
