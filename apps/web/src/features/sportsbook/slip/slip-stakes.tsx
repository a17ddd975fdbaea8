// SPDX-License-Identifier: Apache-2.0
import { moneyWords } from '@tessera/ui/data/money-words.ts'
import { Money } from '@tessera/ui/data/money.tsx'
import { useState } from 'react'
import { t } from '../../../shared/texts/texts.ts'
import { kindName } from '../words/kind-name.ts'
import { QuickStakes } from './quick-stakes.tsx'
import { StakeField } from './stake-field.tsx'
import { typeStakes } from './slip-choices.ts'
import type { Slip, StakedBet } from './use-slip.ts'

const usualLowest = 0.1

/** The stake of a single, in the row of its leg. */
export function SingleStake({ bet, slip, label }: { bet: StakedBet; slip: Slip; label: string }) {
  const { currency } = slip
  return (
    <div className="flex flex-col gap-2">
      <StakeField
        label={t('sportsbook.slip.stakeOf', { bet: label })}
        currency={currency}
        value={bet.typed}
        onChange={(typed) => typeStakes({ [bet.key]: typed })}
        problem={bet.problem}
      />
      {slip.legs.length === 1 && (
        <QuickStakes
          lowest={bet.limits?.lowestStake ?? usualLowest}
          highest={bet.limits?.highestStake}
          onPick={(typed) => typeStakes({ [bet.key]: typed })}
        />
      )}
      <Outlook bet={bet} slip={slip} />
    </div>
  )
}

/** The stakes below the legs: of the multiple, of every system, or one for all singles. */
export function SlipStakes({ slip }: { slip: Slip }) {
  if (slip.mode === 'single') return slip.legs.length > 1 ? <StakeForEach slip={slip} /> : null
  return (
    <ul className="flex flex-col gap-3">
      {slip.bets.map((bet) => (
        <li key={bet.key} className="flex flex-col gap-2">
          <KindStake bet={bet} slip={slip} />
        </li>
      ))}
    </ul>
  )
}

function KindStake({ bet, slip }: { bet: StakedBet; slip: Slip }) {
  const name = kindName(bet.kind, slip.legs.length)
  const alone = slip.mode === 'multiple'
  return (
    <>
      <div className="flex items-start gap-3">
        <div className="min-w-0 grow pt-1">
          <p className="text-sm font-bold text-text">{name}</p>
          {bet.lines > 1 && (
            <p className="text-xs text-muted">{t('lottery.slip.lines', { count: bet.lines })}</p>
          )}
        </div>
        <StakeField
          label={t('sportsbook.slip.stakeOf', { bet: name })}
          currency={slip.currency}
          value={bet.typed}
          onChange={(typed) => typeStakes({ [bet.key]: typed })}
          problem={bet.problem}
          className="w-36 shrink-0"
        />
      </div>
      {(alone || bet.typed !== '') && (
        <QuickStakes
          lowest={bet.limits?.lowestStake ?? usualLowest}
          highest={bet.limits?.highestStake}
          onPick={(typed) => typeStakes({ [bet.key]: typed })}
        />
      )}
      <Outlook bet={bet} slip={slip} />
    </>
  )
}

/** What bounds a stake, said before it refuses; what the bet costs and can return. */
function Outlook({ bet, slip: { currency, legs } }: { bet: StakedBet; slip: Slip }) {
  const { limits, cost, most, lines } = bet
  const many = legs.length > 1
  return (
    <>
      {many && bet.typed !== '' && cost !== undefined && (
        <p className="flex flex-wrap justify-between gap-x-3 text-xs text-muted">
          {lines > 1 && (
            <span>
              {t('lottery.cost')} <Money value={cost} currency={currency.symbol} className="text-text" />
            </span>
          )}
          {most !== undefined && (
            <span>
              {t('lottery.slip.most')} <Money value={most} currency={currency.symbol} className="text-text" />
            </span>
          )}
        </p>
      )}
      {limits && limits.highestStake > 0 && (
        <p className="text-xs text-muted">
          {t(`sportsbook.slip.bound.${limits.bound}`, {
            amount: moneyWords(limits.highestStake, currency.symbol),
          })}
        </p>
      )}
    </>
  )
}

function StakeForEach({ slip: { bets, currency } }: { slip: Slip }) {
  const [typed, setTyped] = useState('')
  const apply = (stake: string): void => {
    setTyped(stake)
    typeStakes(Object.fromEntries(bets.map(({ key }) => [key, stake])))
  }
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center gap-3">
        <p className="min-w-0 grow text-sm font-bold text-text">{t('sportsbook.slip.each')}</p>
        <StakeField
          label={t('sportsbook.slip.each')}
          currency={currency}
          value={typed}
          onChange={apply}
          className="w-36 shrink-0"
        />
      </div>
      <QuickStakes lowest={bets[0]?.limits?.lowestStake ?? usualLowest} highest={undefined} onPick={apply} />
    </div>
  )
}
