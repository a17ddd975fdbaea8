// SPDX-License-Identifier: Apache-2.0
import {
  expectedWin,
  freeRoundGames,
  freeRoundNames,
  mostFreeRoundDays,
  mostFreeRounds,
  returnOfGame,
  type FreeRoundGame,
} from '@tessera/rules/promotions/free-rounds'
import { formatMoney } from '@tessera/ui/data/money.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { t } from '../../../../shared/texts.ts'
import type { Offer } from '../content-kinds.ts'
import { LimitField, MoneyField } from './fields.tsx'

type RoundsOffer = Extract<Offer, { kind: 'FREE_ROUNDS' }>

/** The figures of free rounds, with what they cost on the average. */
export function RoundsFigures({
  offer,
  onChange,
  problemOf,
}: {
  offer: RoundsOffer
  onChange: (offer: Offer) => void
  problemOf: (field: string) => string | undefined
}) {
  return (
    <>
      <Select
        label={t('console.offers.freeGame')}
        value={offer.game}
        error={problemOf('game')}
        options={freeRoundGames.map((value) => ({ value, label: freeRoundNames[value] }))}
        onChange={({ target }) => onChange({ ...offer, game: target.value as FreeRoundGame })}
      />
      <LimitField
        label={t('console.offers.freeCount')}
        value={offer.rounds === 0 ? null : offer.rounds}
        error={problemOf('rounds')}
        onChange={(rounds) => onChange({ ...offer, rounds: Math.min(rounds ?? 0, mostFreeRounds) })}
      />
      <MoneyField
        label={t('console.offers.freeStake')}
        value={offer.stake}
        error={problemOf('stake')}
        onChange={(stake) => onChange({ ...offer, stake })}
      />
      <LimitField
        label={t('console.offers.freeDays')}
        hint={t('console.offers.freeDaysHint')}
        value={offer.days === 0 ? null : offer.days}
        error={problemOf('days')}
        onChange={(days) => onChange({ ...offer, days: Math.min(days ?? 0, mostFreeRoundDays) })}
      />
      <p role="status" className="text-sm text-muted sm:col-span-2 lg:col-span-3">
        {t('console.offers.freeExpected', {
          amount: formatMoney(expectedWin(offer)),
          percent: (returnOfGame(offer.game) * 100).toFixed(2),
        })}
      </p>
    </>
  )
}
