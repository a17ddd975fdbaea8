// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { turnoverLeftOf } from '@tessera/rules/bonuses/count-wagering'
import { amountOfMillionths } from '@tessera/rules/money'
import type { DomainHandlers } from '../../platform/http/index.ts'
import type { Queries } from '../../platform/db/index.ts'
import { accountBalance } from '../ledger/index.ts'
import type { BonusesDeps } from './bonuses-deps.ts'
import { accountOf } from './grants/end-grant.ts'
import { forfeitBonus } from './grants/forfeit-bonus.ts'
import { openRequirements, type Requirement } from './grants/requirement-store.ts'
import { pushBonuses } from './push-bonuses.ts'

export const bonusesCalls = (deps: BonusesDeps): DomainHandlers<'bonuses'> => ({
  async 'bonuses.wallet'(_, { db, member: { memberId }, brandCode }) {
    const open = await openRequirements(db, memberId)
    const bonuses = await presentOpen(db, open)
    return {
      spendingOrder:
        open.find(({ accountId }) => accountId !== undefined)?.spendingOrder ??
        (await deps.settings.of(brandCode).read('bonuses.spendingOrder')),
      bonusBalance: amountOfMillionths(bonuses.reduce((sum, { balance }) => sum + balance, 0n)),
      turnoverLeft: turnoverLeftOf(open),
      depositTurnoverLeft: turnoverLeftOf(open.filter(({ accountId }) => accountId === undefined)),
      bonuses,
    }
  },
  async 'bonuses.forfeit'({ bonusId }, { tx, member: { memberId }, nowMs, afterCommit }) {
    const state = await forfeitBonus(tx, { memberId, nowMs }, bonusId)
    afterCommit(() => pushBonuses(deps, memberId))
    return { state }
  },
})

/** Bonuses that have not ended, with what is left of each. */
export async function presentOpen(
  db: Queries,
  open: readonly Requirement[],
): Promise<OperationOutput<'bonuses.wallet'>['bonuses']> {
  const presented = []
  for (const requirement of open) {
    const account = accountOf(requirement)
    if (!account) continue
    const { id, title, amount, required, progress, state, openedAtMs, expiresAtMs, terms } = requirement
    presented.push({
      bonusId: id,
      title,
      amount,
      balance: await accountBalance(db, account),
      required,
      done: progress,
      state,
      grantedAt: openedAtMs,
      expiresAt: expiresAtMs ?? null,
      maxStake: terms.maxStake,
      weights: { ...terms.weights },
      vendorWeights: { ...terms.vendorWeights },
      gameWeights: { ...terms.gameWeights },
    })
  }
  return presented
}
