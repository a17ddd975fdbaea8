// SPDX-License-Identifier: Apache-2.0
import { moneyWords } from '@tessera/ui/data/money-words.ts'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Switch } from '@tessera/ui/forms/switch.tsx'
import { useId, useState } from 'react'
import { ReasonedButton } from '../../../shared/forms/reasoned-button.tsx'
import { useGate } from '../../../shared/session/gate.ts'
import { t } from '../../../shared/texts/texts.ts'
import { readStake } from './slip-bets.ts'
import { setQuickStake } from './slip-choices.ts'
import { StakeField } from './stake-field.tsx'

/** Switches quick bets on, after saying plainly what that means, and off again. */
export function QuickBet({
  stake,
  currency,
}: {
  /** Undefined while it is off. */
  stake: number | undefined
  currency: { code: string; symbol: string }
}) {
  const [asks, setAsks] = useState(false)
  const gate = useGate('real')
  const isOn = stake !== undefined
  return (
    <div className="flex flex-col gap-2">
      <Switch
        checked={isOn}
        onChange={() => {
          if (isOn) setQuickStake(undefined)
          else if (asks) setAsks(false)
          else gate(() => setAsks(true))
        }}
      >
        {t('sportsbook.quick')}
      </Switch>
      {isOn && (
        <p className="rounded-control bg-gold-soft px-3 py-2 text-sm font-semibold text-gold">
          {t('sportsbook.quick.isOn', { amount: moneyWords(stake, currency.symbol) })}
        </p>
      )}
      {asks && !isOn && <Warning currency={currency} onClose={() => setAsks(false)} />}
    </div>
  )
}

function Warning({ currency, onClose }: { currency: { code: string; symbol: string }; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const reason = useId()
  const stake = readStake(typed, currency.code)
  return (
    <div className="flex flex-col gap-3 rounded-tile border border-gold p-3">
      <StakeField
        label={t('sportsbook.slip.stakeOf', { bet: t('sportsbook.quick') })}
        currency={currency}
        value={typed}
        onChange={setTyped}
      />
      <p className="text-sm text-text">
        {t('sportsbook.quick.warning', { amount: moneyWords(stake ?? 0, currency.symbol) })}
      </p>
      <div className="flex gap-2">
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <ReasonedButton
          look="primary"
          className="grow"
          reason={stake === undefined ? t('sportsbook.slip.stake.none') : undefined}
          reasonAt={reason}
          onClick={() => {
            setQuickStake(stake)
            onClose()
          }}
        >
          {t('sportsbook.quick.on')}
        </ReasonedButton>
      </div>
      {stake === undefined && (
        <p id={reason} className="text-xs font-semibold text-muted">
          {t('sportsbook.slip.stake.none')}
        </p>
      )}
    </div>
  )
}
