// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { add, amountFromWire, subtract, zero, type Amount } from '@tessera/rules/money'
import { turnoverOfMany } from '../../bets/index.ts'
import { cashOfMany, giftsTo, ownerOfMember, type GiftKind } from '../../ledger/index.ts'
import type { Queries } from '../../../platform/db/index.ts'
import type { AgentsDeps, Period } from '../agents-deps.ts'
import { countTeam } from '../../members/index.ts'

const sum = (amounts: Iterable<Amount>): Amount => [...amounts].reduce(add, zero)
/** Everything that the operator gives away reduces its winnings, except shares of those winnings (D-133). */
const costs: readonly GiftKind[] = ['bonus', 'rebate', 'commission', 'salary']

/**
 * Totals of a team (D-129): accounts are those below the agent; money is theirs and the agent's own, in the
 * site's currency. Profit and loss follows D-133: stakes less returns less gifts, above zero when the
 * platform won.
 */
export async function teamOverview(
  db: Queries,
  { settings, paymentsOf }: Pick<AgentsDeps, 'settings' | 'paymentsOf'>,
  agentId: number,
  period: Period,
): Promise<OperationOutput<'agents.teamOverview'>> {
  const [{ code: currency }, activeBet] = await Promise.all([
    settings.read('site.currency'),
    settings.read('agents.activeBet'),
  ])
  const { counted, ...accounts } = await countTeam(db, agentId, period)
  const owners = counted.map(ownerOfMember)
  const [cash, turnover, gifts, payments] = await Promise.all([
    cashOfMany(db, owners, currency),
    turnoverOfMany(db, counted, period, currency),
    giftsTo(db, owners, currency, period),
    paymentsOf(db, counted, period, currency),
  ])
  const [bets, payouts] = [
    sum(turnover.map(({ stake }) => stake)),
    sum(turnover.map(({ returned }) => returned)),
  ]
  const givenBy = (kinds: readonly GiftKind[]): Amount =>
    sum(gifts.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount))
  return {
    ...accounts,
    activeMembers: turnover.filter(({ validBet }) => validBet >= amountFromWire(activeBet)).length,
    teamBalance: sum(cash.values()),
    ...payments,
    bets,
    payouts,
    bonuses: givenBy(['bonus', 'rebate']),
    profitAndLoss: subtract(subtract(bets, payouts), givenBy(costs)),
  }
}
