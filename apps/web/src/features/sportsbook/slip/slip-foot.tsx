// SPDX-License-Identifier: Apache-2.0
import { pricePolicies } from '@tessera/rules/sportsbook/bets/price-policy'
import { Money } from '@tessera/ui/data/money.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { useId, type ReactNode } from 'react'
import { ReasonedButton } from '../../../shared/forms/reasoned-button.tsx'
import { usePanels } from '../../../shared/session/gate.ts'
import { t } from '../../../shared/texts/texts.ts'
import { totalPriceText } from './total-price-text.ts'
import { usePriceFormat } from '../price/price-format.ts'
import { isUndecided } from './placings.ts'
import { choosePriceChanges } from './slip-choices.ts'
import type { Slip } from './use-slip.ts'

/** What the slip costs and can return, what stands in the way, and the button that places it, or pays in what it needs. */
export function SlipFoot({ slip }: { slip: Slip }) {
  const { changed, chosen, problem, who } = slip
  const { askToEnter, openCenter } = usePanels()
  const reason = useId()
  return (
    <div className="sticky -bottom-6 z-10 -mx-6 flex flex-col gap-3 bg-surface-1 px-6 pt-2 pb-4 min-[1100px]:-bottom-4 min-[1100px]:-mx-4 min-[1100px]:px-4">
      <Sums slip={slip} />
      <p id={reason} role="status" className="text-sm font-semibold text-gold empty:sr-only">
        {changed.length > 0 ? t('sportsbook.slip.changed') : problem}
      </p>
      {who === '' ? (
        <Button look="primary" size="form" wide onClick={() => askToEnter()}>
          {t('sportsbook.slip.login')}
        </Button>
      ) : changed.length > 0 ? (
        <ChangedFoot slip={slip} />
      ) : slip.isShort ? (
        <Button look="primary" size="form" wide onClick={() => openCenter('depositv2')}>
          {t('wallet.deposit')}
        </Button>
      ) : (
        <ReasonedButton
          look="primary"
          size="form"
          wide
          busy={isUndecided(slip.placing)}
          reason={slip.canPlace || isUndecided(slip.placing) ? undefined : (problem ?? '')}
          reasonAt={reason}
          onClick={slip.place}
        >
          {chosen.length > 1
            ? t('sportsbook.slip.placeMany', { count: chosen.length })
            : t('sportsbook.slip.place')}
        </ReasonedButton>
      )}
      {slip.delaySeconds > 0 && (
        <p className="text-center text-xs text-muted">
          {t('sportsbook.slip.delay', { seconds: slip.delaySeconds })}
        </p>
      )}
    </div>
  )
}

/** What a member can do about changed odds: bet at them, or take these legs off. */
function ChangedFoot({ slip }: { slip: Slip }) {
  const { chosen, now } = slip
  const format = usePriceFormat()
  const [only] = chosen
  const prices = only?.legs.map((position) => now[position]!.price) ?? []
  return (
    <div className="flex gap-2">
      <Button size="form" onClick={slip.removeChanged}>
        {t('sportsbook.slip.removeChanged')}
      </Button>
      <Button
        look="primary"
        size="form"
        className="grow"
        onClick={slip.canAccept ? slip.betAtNewOdds : slip.accept}
      >
        {!slip.canAccept
          ? t('sportsbook.slip.accept')
          : chosen.length === 1 && slip.mode !== 'system'
            ? t('sportsbook.slip.placeAt', { price: totalPriceText(prices, format) })
            : t('sportsbook.slip.placeMany', { count: chosen.length })}
      </Button>
    </div>
  )
}

function Sums({ slip: { mode, now, total, most, currency, legs } }: { slip: Slip }) {
  const format = usePriceFormat()
  return (
    <dl className="flex flex-col gap-1 text-sm">
      {mode === 'multiple' && legs.length > 1 && (
        <Sum label={t('sportsbook.slip.total')}>
          <bdi dir="ltr" className="tabular font-bold text-text">
            {totalPriceText(
              now.map(({ price }) => price),
              format,
            )}
          </bdi>
        </Sum>
      )}
      <Sum label={t('lottery.cost')}>
        <Money value={total} currency={currency.symbol} className="font-bold text-text" />
      </Sum>
      <Sum label={t('lottery.slip.most')}>
        <Money value={most} currency={currency.symbol} className="font-extrabold text-brand" />
      </Sum>
    </dl>
  )
}

function Sum({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** What a member agrees to when a price moves; it is remembered. */
export function SlipPolicy({ slip: { choices } }: { slip: Slip }) {
  return (
    <label className="flex min-h-11 items-center justify-between gap-3 text-sm text-muted">
      {t('sportsbook.slip.policy')}
      <select
        value={choices.priceChanges}
        onChange={(event) => {
          const next = pricePolicies.find((policy) => policy === event.target.value)
          if (next) choosePriceChanges(next)
        }}
        className="h-11 min-w-0 rounded-control border border-line-control bg-bg px-2 text-sm font-semibold text-text"
      >
        {pricePolicies.map((policy) => (
          <option key={policy} value={policy}>
            {t(`sportsbook.slip.policy.${policy}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
