// SPDX-License-Identifier: Apache-2.0
import type { BetSettlement } from '@tessera/rules/sportsbook/bets/settle-bet'
import { Money } from '@tessera/ui/data/money.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { useState } from 'react'
import { useWalletCurrency } from '../../../shared/session/use-wallet-currency.ts'
import { t } from '../../../shared/texts/texts.ts'
import type { Bet } from '../bets/bet-words.ts'
import { factorText } from './factor-text.ts'
import { wireOf } from './recompute.ts'

const fewLines = 12

/** Each line: the factors of its legs, its stake, and what it returned. */
export function SettledLines({ bet, settlement }: { bet: Bet; settlement: BetSettlement }) {
  const [all, setAll] = useState(false)
  const currency = useWalletCurrency().symbol
  const visible = all ? settlement.lines : settlement.lines.slice(0, fewLines)
  const factorOf = (position: number): string => {
    const factor = settlement.legs[position]?.factor
    return factor ? factorText(factor) : '?'
  }
  return (
    <div className="flex flex-col gap-2">
      <p className="text-xs text-muted">{t('sportsbook.settled.rule')}</p>
      <ol className="flex flex-col divide-y divide-line text-xs">
        {visible.map((line, index) => (
          <li
            key={line.legs.join(' ')}
            className="flex flex-wrap items-baseline justify-between gap-x-3 py-1.5"
          >
            <span className="text-muted">
              {t('sportsbook.settled.line', { number: index + 1 })}
              {': '}
              <bdi dir="ltr" className="tabular">
                {wireOf(line.stakeMinor, bet.currency)}
                {line.legs.map((position) => ` × ${factorOf(position)}`).join('')}
              </bdi>
            </span>
            {line.returnMinor === undefined ? (
              <span>–</span>
            ) : (
              <Money
                value={wireOf(line.returnMinor, bet.currency)}
                currency={currency}
                className="font-bold text-text"
              />
            )}
          </li>
        ))}
      </ol>
      {visible.length < settlement.lines.length && (
        <Button size="small" onClick={() => setAll(true)}>
          {t('sportsbook.settled.moreLines', { count: settlement.lines.length - visible.length })}
        </Button>
      )}
    </div>
  )
}
