// SPDX-License-Identifier: Apache-2.0
import { missedDays, mostCalendarDays, type MissedDay } from '@tessera/rules/promotions/calendar'
import { mostRanks } from '@tessera/rules/promotions/race'
import { Select } from '@tessera/ui/forms/select.tsx'
import { t } from '../../../shared/texts.ts'
import { emptyOffer, offerKinds, type Offer } from '../content-kinds.ts'
import { LimitField, MoneyField } from './fields.tsx'
import { DropFigures } from './drop-figures.tsx'
import { EnvelopeFigures } from './envelope-figures.tsx'
import { Amounts } from './amounts.tsx'
import { Prizes } from './prizes.tsx'
import { RoundsFigures } from './rounds-figures.tsx'
import { Section } from './section.tsx'

interface KindProps<Kind extends Offer> {
  offer: Kind
  onChange: (offer: Offer) => void
  problemOf: (field: string) => string | undefined
}

/** What members can do in a promotion, and its figures. The other parts stay when the kind changes. */
export function KindSection({
  offer,
  onChange,
  problemOf,
}: {
  offer: Offer | undefined
  onChange: (offer: Offer | undefined) => void
  problemOf: (field: string) => string | undefined
}) {
  const choose = (value: string): void => {
    const next = emptyOffer(offerKinds.find((kind) => kind === value))
    onChange(next && offer ? { ...partsOf(offer), ...next } : next)
  }
  return (
    <Section title={t('console.offer')} hint={offer && t(`console.offers.explain.${offer.kind}`)}>
      <Select
        label={t('console.offers.kind')}
        value={offer?.kind ?? 'none'}
        error={problemOf('kind')}
        options={['none' as const, ...offerKinds].map((value) => ({
          value,
          label: t(`console.offer.${value}`),
        }))}
        onChange={({ target: { value } }) => choose(value)}
      />
      {offer && <Figures offer={offer} onChange={onChange} problemOf={problemOf} />}
    </Section>
  )
}

/** What a kind leaves as it is. A code needs a kind that members join. */
const partsOf = ({ audience, budget }: Offer): Partial<Pick<Offer, 'audience' | 'budget'>> => ({
  ...(audience && { audience }),
  ...(budget && { budget }),
})

function Figures({ offer, ...rest }: KindProps<Offer>) {
  const { onChange, problemOf } = rest
  switch (offer.kind) {
    case 'AUTO':
      return (
        <>
          <MoneyField
            label={t('console.offerTarget')}
            value={offer.target}
            error={problemOf('target')}
            onChange={(target) => onChange({ ...offer, target })}
          />
          <MoneyField
            label={t('console.offerReward')}
            value={offer.reward}
            error={problemOf('reward')}
            onChange={(reward) => onChange({ ...offer, reward })}
          />
        </>
      )
    case 'REVIEW':
      return (
        <MoneyField
          label={t('console.offerReward')}
          value={offer.reward}
          error={problemOf('reward')}
          onChange={(reward) => onChange({ ...offer, reward })}
        />
      )
    case 'RAFFLE':
      return (
        <Prizes
          prizes={offer.prizes}
          hint={t('console.raffleHint')}
          problemOf={problemOf}
          onChange={(prizes) => onChange({ ...offer, prizes })}
        />
      )
    case 'DEPOSIT':
      return <DepositFigures offer={offer} {...rest} />
    case 'CASHBACK':
      return <CashbackFigures offer={offer} {...rest} />
    case 'RACE':
      return (
        <>
          <MoneyField
            label={t('console.offers.raceLeast')}
            value={offer.least}
            error={problemOf('least')}
            onChange={(least) => onChange({ ...offer, least })}
          />
          <Amounts
            amounts={offer.rankPrizes}
            most={mostRanks}
            words={{
              hint: t('console.offers.rankPrizesHint'),
              one: (rank) => t('console.offers.rank', { rank }),
              add: t('console.offers.addRank'),
              remove: t('console.offers.removeRank'),
            }}
            problemOf={(index) => problemOf(`rankPrizes.${index}`)}
            onChange={(rankPrizes) => onChange({ ...offer, rankPrizes })}
          />
        </>
      )
    case 'CALENDAR':
      return <CalendarFigures offer={offer} {...rest} />
    case 'DROPS':
      return <DropFigures offer={offer} {...rest} />
    case 'RED_ENVELOPE':
      return <EnvelopeFigures offer={offer} {...rest} />
    case 'FREE_ROUNDS':
      return <RoundsFigures offer={offer} {...rest} />
    case 'WHEEL':
      return (
        <>
          <MoneyField
            label={t('console.offers.minimumValidBet')}
            hint={t('console.offers.minimumValidBetHint')}
            value={offer.minimumValidBet}
            error={problemOf('minimumValidBet')}
            onChange={(minimumValidBet) => onChange({ ...offer, minimumValidBet })}
          />
          <Prizes
            prizes={offer.prizes}
            least={2}
            most={12}
            hint={t('console.offers.wheelHint')}
            problemOf={problemOf}
            onChange={(prizes) => onChange({ ...offer, prizes })}
          />
        </>
      )
  }
}

function DepositFigures({ offer, onChange, problemOf }: KindProps<Extract<Offer, { kind: 'DEPOSIT' }>>) {
  return (
    <>
      <Select
        label={t('console.offers.which')}
        value={offer.which}
        options={(['FIRST', 'EVERY'] as const).map((value) => ({
          value,
          label: t(`console.offers.which.${value}`),
        }))}
        onChange={({ target }) => onChange({ ...offer, which: target.value as 'FIRST' | 'EVERY' })}
      />
      <Percent
        value={offer.percent}
        error={problemOf('percent')}
        onChange={(percent) => onChange({ ...offer, percent })}
      />
      <MoneyField
        label={t('console.offers.most')}
        value={offer.most}
        error={problemOf('most')}
        onChange={(most) => onChange({ ...offer, most })}
      />
      <MoneyField
        label={t('console.offers.minimum')}
        value={offer.minimum}
        error={problemOf('minimum')}
        onChange={(minimum) => onChange({ ...offer, minimum })}
      />
    </>
  )
}

function CalendarFigures({ offer, onChange, problemOf }: KindProps<Extract<Offer, { kind: 'CALENDAR' }>>) {
  return (
    <>
      <Select
        label={t('console.offers.missed')}
        value={offer.missed}
        options={missedDays.map((value) => ({ value, label: t(`console.offers.missed.${value}`) }))}
        onChange={({ target }) => onChange({ ...offer, missed: target.value as MissedDay })}
      />
      <Amounts
        amounts={offer.days}
        most={mostCalendarDays}
        words={{
          hint: t('console.offers.daysHint'),
          one: (day) => t('console.offers.day', { day }),
          add: t('console.offers.addDay'),
          remove: t('console.offers.removeDay'),
        }}
        problemOf={(index) => problemOf(`days.${index}`)}
        onChange={(days) => onChange({ ...offer, days })}
      />
    </>
  )
}

function CashbackFigures({ offer, onChange, problemOf }: KindProps<Extract<Offer, { kind: 'CASHBACK' }>>) {
  return (
    <>
      <Select
        label={t('console.offers.per')}
        value={offer.per}
        options={(['DAY', 'WEEK'] as const).map((value) => ({
          value,
          label: t(`console.offers.per.${value}`),
        }))}
        onChange={({ target }) => onChange({ ...offer, per: target.value as 'DAY' | 'WEEK' })}
      />
      <Percent
        value={offer.percent}
        error={problemOf('percent')}
        onChange={(percent) => onChange({ ...offer, percent })}
      />
      <MoneyField
        label={t('console.offers.least')}
        value={offer.least}
        error={problemOf('least')}
        onChange={(least) => onChange({ ...offer, least })}
      />
      <LimitField
        label={t('console.offers.mostBack')}
        decimals={2}
        value={offer.most}
        error={problemOf('most')}
        onChange={(most) => onChange({ ...offer, most })}
      />
    </>
  )
}

const Percent = ({
  value,
  error,
  onChange,
}: {
  value: number
  error: string | undefined
  onChange: (percent: number) => void
}) => (
  <LimitField
    label={t('console.offers.percent')}
    decimals={2}
    value={value === 0 ? null : value}
    error={error}
    onChange={(next) => onChange(next ?? 0)}
  />
)
