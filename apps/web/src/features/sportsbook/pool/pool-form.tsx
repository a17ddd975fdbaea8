// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { cx } from '@tessera/ui/cx.ts'
import { moneyWords } from '@tessera/ui/data/money-words.ts'
import { Button } from '@tessera/ui/forms/button.tsx'
import { useId, useState } from 'react'
import { useCallQuery } from '../../../shared/api/use-call-query.ts'
import { useGate } from '../../../shared/session/gate.ts'
import { useWalletCurrency } from '../../../shared/session/use-wallet-currency.ts'
import { t } from '../../../shared/texts/texts.ts'
import { QuickStakes } from '../slip/quick-stakes.tsx'
import { readStake } from '../slip/slip-bets.ts'
import { StakeField } from '../slip/stake-field.tsx'
import { placeStake } from './place-stake.ts'
import { poolSides, sideName, type PoolSide } from './side-name.ts'

type Limits = Pick<CallOutput<'sportsbook.pool'>, 'lowestStake' | 'highestStake'>

const looks: Readonly<Record<PoolSide, string>> = {
  meron: 'border-danger bg-danger-soft text-danger',
  wala: 'border-wala bg-wala-soft text-wala',
}

/** A stake, and the two sides: a tap on one places it at once. */
export function PoolForm({
  eventId,
  limits,
  who,
  waitsAt,
}: {
  eventId: string
  limits: Limits
  /** The id of the member; empty for a visitor. */
  who: string
  /** While what became of the last stake is not known yet: the element that says so. */
  waitsAt: string | undefined
}) {
  const [typed, setTyped] = useState('')
  const currency = useWalletCurrency()
  const { data: balance } = useCallQuery('wallet.balance', {}, { member: true })
  const gate = useGate('real')
  const reason = useId()
  if (who === '')
    return (
      <Button look="primary" className="self-start" onClick={() => gate(() => undefined)}>
        {t('sportsbook.slip.login')}
      </Button>
    )
  const stake = readStake(typed, currency.code)
  const problem =
    typed === ''
      ? undefined
      : problemOf(stake, limits, { balance: balance?.mainBalance, symbol: currency.symbol })
  const isReady = stake !== undefined && problem === undefined && waitsAt === undefined
  const place = (side: PoolSide): void => {
    if (!isReady) return
    gate(() => {
      placeStake(who, { eventId, side, stake })
      setTyped('')
    })
  }
  return (
    <div className="flex flex-col gap-2">
      <StakeField
        label={t('sportsbook.slip.stakeOf', { bet: t('sportsbook.pool') })}
        currency={currency}
        value={typed}
        onChange={setTyped}
        problem={problem}
      />
      <QuickStakes lowest={limits.lowestStake} highest={limits.highestStake} onPick={setTyped} />
      <div className="grid grid-cols-2 gap-2">
        {poolSides.map((side) => (
          <button
            key={side}
            type="button"
            aria-disabled={!isReady || undefined}
            aria-describedby={isReady ? undefined : (waitsAt ?? reason)}
            onClick={() => place(side)}
            className={cx(
              'min-h-12 min-w-0 rounded-control border px-3 py-2 text-sm font-extrabold transition-colors duration-160',
              isReady ? 'hover:bg-surface-2' : 'cursor-not-allowed opacity-50',
              looks[side],
            )}
          >
            {t('sportsbook.pool.on', { side: sideName(side) })}
          </button>
        ))}
      </div>
      <p id={reason} className="text-xs text-muted">
        {/* It is seen at the field; who comes to a button by its name hears it here. */}
        {problem !== undefined && <span className="sr-only">{problem} </span>}
        {t('sportsbook.pool.hint')}
      </p>
    </div>
  )
}

function problemOf(
  stake: number | undefined,
  { lowestStake, highestStake }: Limits,
  { balance, symbol }: { balance: number | undefined; symbol: string },
): string | undefined {
  if (stake === undefined) return t('sportsbook.slip.stake.none')
  if (stake < lowestStake) return t('sportsbook.pool.low', { amount: moneyWords(lowestStake, symbol) })
  if (stake > highestStake) return t('sportsbook.pool.high', { amount: moneyWords(highestStake, symbol) })
  return balance !== undefined && stake > balance ? t('sportsbook.slip.balance') : undefined
}
