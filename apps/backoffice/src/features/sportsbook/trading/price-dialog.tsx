// SPDX-License-Identifier: Apache-2.0
import { latinDigits } from '@tessera/rules/numbers/latin-digits'
import { useState, type FormEvent } from 'react'
import { isTick, moveTicks, tickAtOrBelow } from '@tessera/rules/sportsbook/prices/ladder'
import { Button } from '@tessera/ui/forms/button.tsx'
import { NumberField } from '@tessera/ui/forms/number-field.tsx'
import { Segmented } from '@tessera/ui/forms/segmented.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { useCallMutation } from '../../../shared/api.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { t } from '../../../shared/texts.ts'
import { priceText, type TradedOutcome } from './trading-words.ts'

const ways = ['automatic', 'ticks', 'manual'] as const
type Way = (typeof ways)[number]

interface PriceDialogProps {
  marketId: string
  market: string
  name: string
  outcome: TradedOutcome
  onClose: () => void
}

/** Sets how the price of an outcome is made: by the feed, a number of steps away from it, or fixed. */
export default function PriceDialog({ marketId, market, name, outcome, onClose }: PriceDialogProps) {
  const [way, setWay] = useState<Way>(outcome.manual === null && outcome.offset !== 0 ? 'ticks' : 'manual')
  const [typed, setTyped] = useState((outcome.price / 1000).toFixed(2))
  const [ticks, setTicks] = useState(String(outcome.offset))
  const { isPending, error, mutate } = useCallMutation('backoffice.setSportsbookPrice', [
    'backoffice.sportsbookEvent',
  ])
  const price = Math.round(Number(typed) * 1000)
  const wrong = way === 'manual' ? offLadder(price) : undefined
  const plainTicks = latinDigits(ticks)
    .trim()
    .replace(/^[−－–]/, '-')
    .replace(/^＋/, '+')
  const beside = /^[+-]?\d{1,2}$/.test(plainTicks) ? Number(plainTicks) : undefined
  function submit(event: FormEvent): void {
    event.preventDefault()
    mutate(
      {
        marketId,
        outcome: outcome.outcome,
        price: way === 'manual' ? price : null,
        ticks: way === 'ticks' ? (beside ?? 0) : 0,
      },
      { onSuccess: onClose },
    )
  }
  return (
    <Dialog open onClose={onClose} title={`${market}: ${name}`} closeLabel={t('console.close')} size="medium">
      <form onSubmit={submit} className="flex flex-col gap-4">
        <ErrorNotice error={error} />
        <p className="tabular text-sm text-muted">
          {t('console.sportsbook.price')} <b className="text-text">{priceText(outcome.price)}</b> ·{' '}
          {t('console.sportsbook.feedPrice')} <b className="text-text">{priceText(outcome.sourcePrice)}</b>
        </p>
        <Segmented
          label={t('console.sportsbook.how')}
          value={way}
          onChange={setWay}
          options={ways.map((value) => ({ value, label: t(`console.sportsbook.how.${value}`) }))}
        />
        {way === 'manual' && (
          <NumberField
            label={t('console.sportsbook.manualPrice')}
            hint={t('console.sportsbook.manualHint')}
            error={wrong}
            decimals={3}
            value={typed}
            onChange={setTyped}
          />
        )}
        {way === 'ticks' && (
          <TextField
            label={t('console.sportsbook.beside')}
            hint={t('console.sportsbook.besideHint')}
            dir="ltr"
            inputMode="text"
            maxLength={3}
            value={ticks}
            onChange={({ target }) => setTicks(target.value)}
          />
        )}
        {way === 'automatic' && <p className="text-sm text-muted">{t('console.sportsbook.automaticHint')}</p>}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{t('console.cancel')}</Button>
          <Button
            type="submit"
            look="primary"
            busy={isPending}
            disabled={wrong !== undefined || (way === 'ticks' && beside === undefined)}
          >
            {t('console.sportsbook.apply')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** What is wrong with a price that is not on the ladder. */
function offLadder(price: number): string | undefined {
  if (isTick(price)) return undefined
  const below = tickAtOrBelow(price / 1000) ?? 1010
  return t('console.sportsbook.nearest', {
    below: priceText(below),
    above: priceText(below > price ? below : moveTicks(below, 1)),
  })
}
