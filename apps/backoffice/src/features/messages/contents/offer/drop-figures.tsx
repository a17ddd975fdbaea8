// SPDX-License-Identifier: Apache-2.0
import { gameTypes } from '@tessera/contract/catalogue/game-types'
import { mostDropPrizes } from '@tessera/rules/promotions/drops'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Checkbox } from '@tessera/ui/forms/checkbox.tsx'
import { IconButton } from '@tessera/ui/forms/icon-button.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import { t } from '../../../../shared/texts.ts'
import type { Offer } from '../content-kinds.ts'
import { LimitField, MoneyField } from './fields.tsx'

type DropOffer = Extract<Offer, { kind: 'DROPS' }>
type Prize = DropOffer['prizes'][number]
interface DropProps {
  offer: DropOffer
  onChange: (offer: Offer) => void
  problemOf: (field: string) => string | undefined
}

/** Which bets draw, and what they may drop. */
export function DropFigures(props: DropProps) {
  const { offer, onChange, problemOf } = props
  return (
    <>
      <MoneyField
        label={t('console.offers.dropStake')}
        value={offer.stake}
        error={problemOf('stake')}
        onChange={(stake) => onChange({ ...offer, stake })}
      />
      <LimitField
        label={t('console.offers.perMember')}
        value={offer.perMember}
        error={problemOf('perMember')}
        onChange={(perMember) => onChange({ ...offer, perMember: perMember ?? 0 })}
      />
      <fieldset className="sm:col-span-2 lg:col-span-3">
        <legend className="mb-2 text-sm text-muted">{t('console.offers.dropGames')}</legend>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          {gameTypes.map((type) => (
            <Checkbox
              key={type}
              checked={offer.games.includes(type)}
              onChange={({ target: { checked } }) =>
                onChange({
                  ...offer,
                  games: gameTypes.filter((each) => (each === type ? checked : offer.games.includes(each))),
                })
              }
            >
              {t(`console.gameType.${type}`)}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <DropPrizes {...props} />
    </>
  )
}

function DropPrizes({ offer, onChange, problemOf }: DropProps) {
  const put = (prizes: Prize[]): void => onChange({ ...offer, prizes })
  return (
    <fieldset className="flex flex-col gap-3 sm:col-span-2 lg:col-span-3">
      <legend className="mb-1 text-xs text-muted">{t('console.offers.dropHint')}</legend>
      {problemOf('prizes') !== undefined && <p className="text-xs text-danger">{problemOf('prizes')}</p>}
      {offer.prizes.map((prize, index) => (
        <DropPrize
          key={index}
          prize={prize}
          number={index + 1}
          problemOf={(field) => problemOf(`prizes.${index}.${field}`)}
          onChange={(next) => put(offer.prizes.map((each, position) => (position === index ? next : each)))}
          onRemove={
            offer.prizes.length === 1
              ? undefined
              : () => put(offer.prizes.filter((_, position) => position !== index))
          }
        />
      ))}
      <span>
        <Button
          size="small"
          disabled={offer.prizes.length >= mostDropPrizes}
          onClick={() => put([...offer.prizes, { name: '', amount: 0, percent: 1, perDay: 1 }])}
        >
          <Plus className="size-4" aria-hidden="true" />
          {t('console.addPrize')}
        </Button>
      </span>
    </fieldset>
  )
}

function DropPrize({
  prize,
  number,
  problemOf,
  onChange,
  onRemove,
}: {
  prize: Prize
  number: number
  problemOf: (field: string) => string | undefined
  onChange: (prize: Prize) => void
  /** Undefined for the only one. */
  onRemove: (() => void) | undefined
}) {
  return (
    <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_8rem_8rem_8rem_auto]">
      <TextField
        label={t('console.prize', { number })}
        maxLength={60}
        value={prize.name}
        error={problemOf('name')}
        onChange={({ target }) => onChange({ ...prize, name: target.value })}
      />
      <MoneyField
        label={t('console.prizeAmount')}
        value={prize.amount}
        error={problemOf('amount')}
        onChange={(amount) => onChange({ ...prize, amount })}
      />
      <LimitField
        label={t('console.offers.dropPercent')}
        decimals={4}
        value={prize.percent === 0 ? null : prize.percent}
        error={problemOf('percent')}
        onChange={(percent) => onChange({ ...prize, percent: percent ?? 0 })}
      />
      <LimitField
        label={t('console.offers.dropPerDay')}
        value={prize.perDay === 0 ? null : prize.perDay}
        error={problemOf('perDay')}
        onChange={(perDay) => onChange({ ...prize, perDay: perDay ?? 0 })}
      />
      <IconButton
        label={t('console.removePrize', { number })}
        disabled={!onRemove}
        onClick={() => onRemove?.()}
        className="sm:mt-7"
      >
        <Trash className="size-4" aria-hidden="true" />
      </IconButton>
    </div>
  )
}
