// SPDX-License-Identifier: Apache-2.0
import { countBet, isMet, type OpenRequirement } from '@tessera/rules/bonuses/count-wagering'
import { units, type Amount } from '@tessera/rules/money'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { membersInSlice, settledBetsOf, type PlayFollower, type SettledFact } from '../../bets/index.ts'
import {
  balanceOfLocked,
  lockAccounts,
  openAccounts,
  ownerOfMember,
  type OwnerAccounts,
} from '../../ledger/index.ts'
import type { GameEdges } from '../../catalogue/index.ts'
import type { GameTypeOf } from '../bonuses-deps.ts'
import { accountOf, completeRequirement } from '../grants/end-grant.ts'
import {
  lockRequirement,
  openRequirementsOf,
  saveProgress,
  type Requirement,
} from '../grants/requirement-store.ts'
import { hasStakesInPlay } from '../stakes/stake-store.ts'

export interface TurnoverDeps {
  clock: Clock
  gameTypeOf: GameTypeOf
  gameEdges: Pick<GameEdges, 'of'>
  /** Called after the commit, for each member whose bonuses moved. Must not throw. */
  onMoved(memberId: bigint): void
}

/** The largest remainder of a balance that is too small to go on with (game-rules.md section 11). */
const smallRest = units(5)

/**
 * Counts settled bets towards what is required of their owners, oldest first, and turns what is met into
 * cash. A bonus that is used up, but for a small rest, is met as well: nobody has to wager what is not there.
 */
export const turnoverFollower = (deps: TurnoverDeps): PlayFollower => ({
  name: 'bonuses.turnover',
  from: 'now',
  async count(tx, slice) {
    const members = await membersInSlice(tx, slice)
    const open = Map.groupBy(await openRequirementsOf(tx, members), ({ memberId }) => memberId)
    if (open.size === 0) return undefined
    const facts = Map.groupBy(await settledBetsOf(tx, slice, [...open.keys()]), ({ memberId }) => memberId)
    const counted = [...open].map(([memberId, requirements]) =>
      countFacts(deps, requirements, facts.get(memberId) ?? []),
    )
    await complete(tx, counted.flat(), deps.clock.now())
    return () => {
      for (const memberId of open.keys()) deps.onMoved(memberId)
    }
  },
})

interface Counted {
  requirement: Requirement
  progress: Amount
}

function countFacts(
  { gameTypeOf, gameEdges }: Pick<TurnoverDeps, 'gameTypeOf' | 'gameEdges'>,
  requirements: readonly Requirement[],
  facts: readonly SettledFact[],
): Counted[] {
  const progress = new Map(requirements.map(({ id, progress: before }) => [id, before]))
  for (const fact of facts) {
    const open = requirements.flatMap((requirement): OpenRequirement[] => {
      const now = progress.get(requirement.id)!
      return requirement.currency === fact.currency && !isMet({ ...requirement, progress: now })
        ? [{ ...requirement, terms: termsOf(requirement, fact), progress: now }]
        : []
    })
    const bet = {
      ...fact,
      gameType: gameTypeOf(fact.vendor, fact.gameCode) ?? '',
      edgeBasisPoints: gameEdges.of(fact.vendor, fact.gameCode),
    }
    for (const [id, reached] of countBet(open, bet)) progress.set(id, reached)
  }
  return requirements.map((requirement) => ({ requirement, progress: progress.get(requirement.id)! }))
}

/** Every game counts in full towards a plain deposit. */
const termsOf = ({ accountId, terms }: Requirement, { vendor }: SettledFact): OpenRequirement['terms'] =>
  accountId === undefined ? { weights: {}, vendorWeights: { [vendor]: 100 }, gameWeights: {} } : terms

/**
 * Stores the progress. Accounts of members who are done are locked first, in the order of their ids, as
 * everybody does who ends a bonus.
 */
async function complete(tx: Tx, counted: readonly Counted[], nowMs: number): Promise<void> {
  const accounts = new Map<number, OwnerAccounts>()
  for (const { requirement } of counted.filter(mayBeDone))
    accounts.set(
      requirement.id,
      await openAccounts(tx, ownerOfMember(requirement.memberId), requirement.currency),
    )
  await lockAccounts(
    tx,
    [...accounts.values()].flatMap(({ cash, receivable }) => [cash.id, receivable.id]),
  )
  await lockAccounts(
    tx,
    counted.flatMap(({ requirement: { id, accountId } }) =>
      accounts.has(id) && accountId !== undefined ? [accountId] : [],
    ),
  )
  await saveProgress(
    tx,
    counted
      .filter(({ requirement, progress }) => progress !== requirement.progress)
      .map(({ requirement: { id }, progress }) => ({ id, progress })),
  )
  for (const [id, owner] of accounts) {
    const now = await lockRequirement(tx, id)
    if (!now || now.state !== 'open') continue
    if (isMet(now)) await completeRequirement(tx, now, owner, { reason: 'met', nowMs })
    else if (await isUsedUp(tx, now, owner))
      await completeRequirement(tx, now, owner, { reason: 'usedUp', nowMs })
  }
}

/** Bonuses are looked at whenever their owner has played, because they may be used up. */
const mayBeDone = ({ requirement, progress }: Counted): boolean =>
  isMet({ ...requirement, progress }) || requirement.accountId !== undefined

/** Nothing of it is in play, and a small rest is left of everything that its owner could stake. */
async function isUsedUp(tx: Tx, requirement: Requirement, owner: OwnerAccounts): Promise<boolean> {
  const account = accountOf(requirement)
  if (!account) return false
  const left = (await balanceOfLocked(tx, account)) + (await balanceOfLocked(tx, owner.cash))
  const tenth = requirement.amount / 10n
  if (left > (tenth < smallRest ? tenth : smallRest)) return false
  return !(await hasStakesInPlay(tx, requirement.id))
}
