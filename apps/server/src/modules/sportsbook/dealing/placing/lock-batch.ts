// SPDX-License-Identifier: Apache-2.0
import { playCurrency } from '@tessera/rules/identity/trial'
import type { Amount } from '@tessera/rules/money'
import { dayStartIn } from '@tessera/rules/site/zoned-days'
import type { EventState } from '@tessera/rules/sportsbook/bets/settle-bet'
import type { Tx } from '../../../../platform/db/index.ts'
import { balancesOfLocked, lockAccounts, operatorAccount, type Account } from '../../../ledger/index.ts'
import { membersById } from '../../../members/index.ts'
import { mostReturnsSince } from '../../bets/bet-store.ts'
import { lockExposures, type LockedExposures } from '../../bets/exposure-store.ts'
import { holdEvents } from '../../bets/judge-legs.ts'
import { readBook, type BookNow } from '../../bets/read-legs.ts'
import type { BetTerms } from '../../bets/read-terms.ts'
import { settledEvents } from '../../bets/settlement/settled-events.ts'
import { sportsbookPurpose } from '../../bets/sportsbook-vendor.ts'
import type { MarketRef } from '../../book/markets/market-store.ts'
import type { SportsbookDeps } from '../../sportsbook-deps.ts'
import { readStakeLimits, type StakeLimits } from '../trading/stake-limits.ts'
import { legEvents, type LegEvent } from '../../book/views/leg-events.ts'
import type { Bettor } from './prepare-bettor.ts'

/** What stands under the locks of a batch; nothing else changes it until the batch ends. */
export interface Standing {
  /** When everything was locked: bets are taken by the clock at this step. */
  nowMs: number
  /** Who may play at this moment. */
  mayPlay(memberId: bigint): boolean
  /** The cash of each account, by its id. */
  cash: ReadonlyMap<bigint, Amount>
  book: BookNow
  stakeLimits: StakeLimits
  /** What the bets of the day can return, by member. */
  returnsOfDay: ReadonlyMap<bigint, bigint>
  exposures: LockedExposures
  /** The account that takes the stakes, by currency. */
  operatorOf: ReadonlyMap<string, Account>
  /** For the answers. */
  events: ReadonlyMap<bigint, LegEvent>
  states: ReadonlyMap<string, EventState>
}

/**
 * Locks what a batch changes, accounts, then events, then exposures, as everything does, and reads how it stands then. The
 * queries travel together and are carried out in order.
 */
export async function lockBatch(
  tx: Tx,
  { clock }: Pick<SportsbookDeps, 'clock'>,
  bettors: readonly Bettor[],
  marketRefs: ReadonlyMap<bigint, MarketRef>,
): Promise<Standing> {
  const accounts = bettors.flatMap(({ cash }) => cash ?? [])
  const memberIds = bettors.map(({ memberId }) => memberId)
  const wanted = bettors.flatMap((bettor) => bettor.wanted)
  const known = [...marketRefs.values()]
  const eventIdOf = new Map(known.map(({ id, eventId }) => [id, eventId]))
  const eventIds = [...new Set(eventIdOf.values())]
  const [, , exposures, cash, members, book, stakeLimits, returnsOfDay, operators, events, states] =
    await Promise.all([
      lockAccounts(
        tx,
        accounts.map(({ id }) => id),
      ),
      holdEvents(tx, eventIds),
      lockExposures(tx, countedOutcomes(bettors, marketRefs)),
      balancesOfLocked(tx, accounts),
      // The wait for the locks may have been long, and a member who was shut out meanwhile may not bet.
      membersById(tx, memberIds),
      readBook(tx, wanted, eventIdOf),
      readStakeLimits(
        tx,
        {
          brandCodes: [...new Set(bettors.map(({ asked }) => asked.context.brandCode))],
          memberIds,
          competitionIds: [...new Set(known.map(({ competitionId }) => competitionId))],
          types: [...new Set(known.map(({ type }) => type))],
        },
        bettors.flatMap(outcomesOf),
      ),
      mostReturnsSince(
        tx,
        bettors.map(({ memberId, asked, terms }) => ({
          memberId,
          sinceMs: dayStartIn(terms.timeZone, asked.context.nowMs),
        })),
      ),
      operatorAccounts(tx, [...new Set(bettors.map(({ currency }) => currency))]),
      legEvents(tx, eventIds),
      settledEvents(tx, eventIds),
    ])
  return {
    nowMs: clock.now(),
    mayPlay: (memberId) => members.get(memberId)?.enabled === true,
    cash,
    book,
    stakeLimits,
    returnsOfDay,
    exposures,
    operatorOf: operators,
    events: new Map(events.map((event) => [event.id, event])),
    states,
  }
}

const outcomesOf = ({ memberId, wanted }: Bettor) =>
  wanted.flatMap(({ selections }) =>
    selections.map(({ marketId, outcome }) => ({ memberId, marketId, outcome })),
  )

/**
 * Outcomes that bets may count towards at once: play money costs the book nothing, and what waits counts once it is accepted.
 * An event that was live takes bets as live or not at all: its start stays in the past when its feed takes it back.
 */
const countedOutcomes = (bettors: readonly Bettor[], marketRefs: ReadonlyMap<bigint, MarketRef>) =>
  bettors
    .filter(({ currency }) => currency !== playCurrency)
    .map((bettor) => ({ terms: bettor.terms, selections: bettor.wanted.flatMap((leg) => leg.selections) }))
    .filter(
      ({ terms, selections }) => !selections.some(({ marketId }) => waits(marketRefs.get(marketId), terms)),
    )
    .flatMap(({ selections }) => selections)

const waits = (market: MarketRef | undefined, { delays }: BetTerms): boolean =>
  market?.status === 'live' && delays[market.sport] > 0

const operatorAccounts = async (tx: Tx, currencies: readonly string[]): Promise<Map<string, Account>> =>
  new Map(
    await Promise.all(
      currencies.map(
        async (currency) => [currency, await operatorAccount(tx, sportsbookPurpose, currency)] as const,
      ),
    ),
  )
