// SPDX-License-Identifier: Apache-2.0
import { missedDays, mostCalendarDays, type MissedDay } from '@tessera/rules/promotions/calendar'
import { mostRanks } from '@tessera/rules/promotions/race'
import { Select } from '@tessera/ui/forms/select.tsx'
import { t } from '../../../../shared/texts.ts'
import type { Offer } from '../content-kinds.ts'
import { Amounts } from './amounts.tsx'
import { DropFigures } from './drop-figures.tsx'
import { EnvelopeFigures } from './envelope-figures.tsx'
import { LimitField, MoneyField } from './fields.tsx'
import { Prizes } from './prizes.tsx'
import { RoundsFigures } from './rounds-figures.tsx'

interface KindProps<Kind extends Offer> {
  offer: Kind
  onChange: (offer: Offer) => void
  problemOf: (field: string) => string | undefined
}

/** The figures of an offer, by its kind. */
export function KindFigures({ offer, ...rest }: KindProps<Offer>) {
  const { onChange, problemOf } = rest
  switch (offer.kind) {
    case 'AUTO':
      return <AutoFigures offer={offer} {...rest} />
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
      return <RaceFigures offer={offer} {...rest} />
    case 'CALENDAR':
      return <CalendarFigures offer={offer} {...rest} />
    case 'DROPS':
      return <DropFigures offer={offer} {...rest} />
    case 'RED_ENVELOPE':
      return <EnvelopeFigures offer={offer} {...rest} />
    case 'FREE_ROUNDS':
      return <RoundsFigures offer={offer} {...rest} />
    case 'WHEEL':
      return <WheelFigures offer={offer} {...rest} />
  }
}

function AutoFigures({ offer, onChange, problemOf }: KindProps<Extract<Offer, { kind: 'AUTO' }>>) {
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
}

function RaceFigures({ offer, onChange, problemOf }: KindProps<Extract<Offer, { kind: 'RACE' }>>) {
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
}

function WheelFigures({ offer, onChange, problemOf }: KindProps<Extract<Offer, { kind: 'WHEEL' }>>) {
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
