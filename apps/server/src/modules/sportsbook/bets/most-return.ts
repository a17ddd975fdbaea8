// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '@tessera/rules/money'
import { kindOf, potentialReturn } from '@tessera/rules/sportsbook/bets/returns'
import { amountOfCoins, betForRules } from './stored-bet.ts'

/** What a bet returns if all of its legs win. */
export function mostReturnOf(bet: Parameters<typeof betForRules>[0]): Amount {
  const rulesBet = betForRules(bet)
  return amountOfCoins(
    potentialReturn(
      kindOf(rulesBet),
      rulesBet.stakePerLineMinor,
      bet.legs.map(({ priceThousandths }) => priceThousandths),
    ),
    bet.currency,
  )
}
