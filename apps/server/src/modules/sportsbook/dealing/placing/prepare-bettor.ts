// SPDX-License-Identifier: Apache-2.0
import { Fault, fault } from '@tessera/contract'
import { playCurrency } from '@tessera/rules/identity/trial'
import type { AskedTogether } from '../../../../platform/http/index.ts'
import type { Tx } from '../../../../platform/db/index.ts'
import { membersWithGuard } from '../../../compliance/index.ts'
import { cashAccountsOfMany, ownerOfMember, type Account, type CashAccounts } from '../../../ledger/index.ts'
import { agesOfMany, membersById, type KnownAge, type Member } from '../../../members/index.ts'
import { requireKnownAge } from '../../../play/index.ts'
import { requireOwnCurrency } from '../../../site/index.ts'
import type { WantedLeg } from '../../bets/read-legs.ts'
import { readBetTerms, type BetTerms } from '../../bets/read-terms.ts'
import { wantedLegs } from '../../bets/slip-limits.ts'
import { agedPlayOf } from '../../bets/sportsbook-vendor.ts'
import { marketRefsOf, type MarketRef } from '../../book/markets/market-store.ts'
import type { ReviewLimits } from '../pending/needs-review.ts'
import type { SportsbookDeps } from '../../sportsbook-deps.ts'

export type AskedBet = AskedTogether<'sportsbook.placeBet'>

/** Who wants to bet on what, which was checked as far as it can be without a lock. */
export interface Bettor {
  asked: AskedBet
  memberId: bigint
  currency: string
  /** Undefined for one who never had money in this currency. */
  cash: Account | undefined
  wanted: readonly WantedLeg[]
  terms: BetTerms
  review: ReviewLimits
  /** Why they are not old enough, if so. */
  tooYoung: Fault | undefined
}

/** What is known of the members of a batch and of where their markets belong. */
export interface KnownOfBatch {
  members: ReadonlyMap<bigint, Member>
  ages: ReadonlyMap<bigint, KnownAge>
  /** Those whose bets are counted one by one. */
  guarded: ReadonlySet<bigint>
  cashOf: CashAccounts
  /** By the id of the market. */
  marketRefs: ReadonlyMap<bigint, MarketRef>
}

/** The queries travel together. */
export async function readKnown(tx: Tx, asked: readonly AskedBet[]): Promise<KnownOfBatch> {
  const memberIds = asked.map(({ context }) => context.member.memberId)
  const marketIds = asked.flatMap(({ input }) =>
    input.legs.flatMap(({ selections }) => selections.map(({ marketId }) => BigInt(marketId))),
  )
  const [members, ages, guarded, cashOf, marketRefs] = await Promise.all([
    membersById(tx, memberIds),
    agesOfMany(tx, memberIds),
    membersWithGuard(tx, memberIds),
    cashAccountsOfMany(tx, memberIds.map(ownerOfMember)),
    marketRefsOf(tx, [...new Set(marketIds)]),
  ])
  return { members, ages, guarded, cashOf, marketRefs }
}

/** Checks a request up to what needs a lock. Throws why it is refused. */
export async function prepareBettor(
  { settings }: Pick<SportsbookDeps, 'settings'>,
  asked: AskedBet,
  { members, ages, cashOf, marketRefs }: KnownOfBatch,
): Promise<Bettor> {
  const { brandCode, nowMs, member } = asked.context
  const { memberId } = member
  const known = members.get(memberId)
  if (!known?.enabled) throw fault('call.unauthorized')
  const { currency } = known
  const brand = settings.of(brandCode)
  // Limits are in the brand's own currency; trial accounts play with its figures.
  if (currency !== playCurrency) await requireOwnCurrency(brand, currency)
  const wanted = wantedLegs(asked.input)
  const sports = wanted.flatMap(
    ({ selections: [first] }) => marketRefs.get(first?.marketId ?? 0n)?.sport ?? [],
  )
  const play = agedPlayOf(sports, { memberId, brandCode, nowMs })
  return {
    asked,
    memberId,
    currency,
    cash: cashOf(ownerOfMember(memberId), currency),
    wanted,
    terms: await readBetTerms(settings, brandCode),
    review: await brand.read('sportsbook.review'),
    tooYoung: await requireKnownAge(settings, play, ages.get(memberId)!).then(() => undefined, faultOnly),
  }
}

/** Refusals are values here: others come first. */
function faultOnly(error: unknown): Fault {
  if (error instanceof Fault) return error
  throw error
}
