// SPDX-License-Identifier: Apache-2.0
import type { WageredGame } from '@tessera/rules/bonuses/terms'
import { add, type Amount } from '@tessera/rules/money'
import type { Alert } from '../../../platform/alerts/operator-alerts.ts'
import type { Tx } from '../../../platform/db/index.ts'
import type { WalletAction, WalletCommand, WalletResult } from '../ports.ts'
import { stakeableBonus, type GameTypeOf } from '../../bonuses/index.ts'
import type { GrantedRounds } from './granted-rounds.ts'
import { cashOf, type PlayerContext } from './player-context.ts'
import type { NewTransaction, StoredTransaction } from './transaction-store.ts'

/** The brand of a member, and how often what free rounds win must be staked there. */
export type FreeWinTerms = (tx: Tx, memberId: bigint) => Promise<{ brandCode: string; wagerTimes: number }>

/** One action in the careful path. */
export interface Step<Action extends WalletAction = WalletAction> {
  tx: Tx
  context: PlayerContext
  command: WalletCommand
  action: Action
  /** The round ends with this action. */
  closed: boolean
  nowMs: number
  /** Whether this vendor tells the rake of every round among players. */
  declaresRake: boolean
  /** The type of a game of this vendor. */
  gameTypeOf: GameTypeOf
  /** The brand of a player, and how often what free rounds win must be staked there. */
  freeWinTerms: FreeWinTerms
  /** The time zone whose days limit what vendors pay without a stake. */
  timeZone: () => Promise<string>
  /** The free rounds that this platform has given. */
  grantedRounds: GrantedRounds
  /** Alerts for operators, raised once this is committed. */
  notices: Alert[]
}

export interface StepResult {
  result: WalletResult
  /** The balance reported to the vendor: the current one, or for a repetition the one first reported. */
  balance: Amount
  moved: boolean
  atMs: number
}

/** What is stored for every action. */
export function transactionOf(
  step: Step,
  special: Pick<NewTransaction, 'kind' | 'amount' | 'balanceAfter'> & Partial<NewTransaction>,
): NewTransaction {
  const { context, command, action, closed, nowMs } = step
  return {
    vendorAccountId: context.vendorAccountId,
    scope: context.scope,
    txId: action.txId,
    source: 'cash',
    memberId: context.player.memberId,
    currency: context.currency,
    gameCode: command.gameCode,
    roundId: command.roundId,
    bonusAmount: undefined,
    referenceTx: undefined,
    roundClosed: closed,
    state: 'settled',
    ignored: undefined,
    atMs: nowMs,
    ...special,
  }
}

/** The answer to a transaction that is already stored. */
export function storedResult(known: StoredTransaction, replay: boolean): StepResult {
  return {
    result: {
      txId: known.txId,
      ledgerTxId: String(known.id),
      replay,
      ...(known.ignored && { ignored: known.ignored }),
    },
    balance: known.balanceAfter,
    moved: false,
    atMs: known.atMs,
  }
}

/** Cause and external id of an action's postings: the vendor's own id, so that auditors can match the two. */
export const postingKey = ({ context, action }: Step): { cause: string; externalId: string } => ({
  cause: `play.${context.vendorAccountId}`,
  externalId: context.scope === 0n ? action.txId : `${context.scope}/${action.txId}`,
})

/** The facts of an action name the vendor's transaction. */
export const factReference = ({ context, action }: Step): string =>
  `${context.vendorAccountId}/${action.txId}`

/** What a payment adds to the bonus money of a fact: nothing to say for a player without an open bonus. */
export const bonusBetOf = ({ context }: Pick<Step, 'context'>, inBonus: Amount): Amount | undefined =>
  context.bonuses.length > 0 || inBonus !== 0n ? inBonus : undefined

/** The game of a command, as the terms of bonuses know it. */
export function gameOf({ context, command, gameTypeOf }: Step): WageredGame {
  const gameCode = command.gameCode ?? ''
  return { vendor: context.vendor, gameCode, gameType: gameTypeOf(context.vendor, gameCode) ?? '' }
}

/** What the player may stake on the game of the command: cash, and bonuses whose terms allow it. */
export async function playableOf(step: Step): Promise<Amount> {
  const { tx, context, nowMs } = step
  const cash = await cashOf(tx, context)
  if (context.bonuses.length === 0) return cash
  return add(cash, await stakeableBonus(tx, context.bonuses, { game: gameOf(step), nowMs }))
}
