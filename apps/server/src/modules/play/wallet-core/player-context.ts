// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '@tessera/rules/money'
import type { Tx } from '../../../platform/db/index.ts'
import {
  type Account,
  balanceOfLocked,
  operatorAccount,
  lockAccounts,
  openAccounts,
  type OwnerAccounts,
  ownerOfMember,
} from '../../ledger/index.ts'
import { lockOpenBonuses, type OpenBonus } from '../../bonuses/index.ts'
import type { VendorAccount, WalletCommand, WalletErr } from '../ports.ts'
import { vendorPurpose } from './play-sessions.ts'
import { referenceOf } from './read-action.ts'
import { refuse } from './refusal.ts'
import type { LoginSessions } from './login-sessions.ts'
import { findPlayer, findPlayerByRef, isPlayerEnabled, type Player } from './player-store.ts'
import { readSession } from './read-session.ts'
import type { PlaySession } from './session-store.ts'
import { findTransaction, type StoredTransaction } from './transaction-store.ts'

/** Everything about the player of one command, with their accounts locked until the transaction ends. */
export interface PlayerContext {
  player: Player
  vendorAccountId: string
  /** The vendor's name in the catalogue. */
  vendor: string
  currency: string
  accounts: OwnerAccounts
  /** What has not ended of their bonuses, oldest first. */
  bonuses: OpenBonus[]
  operator: Account
  promotions: Account
  /** 0, or the member where the vendor's ids are unique per player only. */
  scope: bigint
  /** Whether the command's token belongs to a session of this player at this vendor, ended or not. */
  hasHadSession: boolean
  /** Whether the player has to look at time and result before the next bet. */
  checkIsDue: boolean
  /** Why this command may not place a bet; wins and rollbacks ignore it. */
  betRefusal: WalletErr | undefined
  /** Whether the vendor names another currency than the session, or the transaction that it refers to. */
  currencyDiffers: boolean
}

/**
 * Finds the player by reference, else by session (even an ended one), else by the transaction that a rollback
 * names. Refuses when there is no such player.
 */
export async function loadPlayerContext(
  tx: Tx,
  { loginSessions }: { loginSessions: LoginSessions },
  command: WalletCommand,
  account: VendorAccount,
  nowMs: number,
): Promise<PlayerContext> {
  const session = await readSession({ db: tx, loginSessions }, account.id, command.sessionToken, nowMs)
  const reference = await findReference(tx, command, session)
  const player = await findSessionPlayer(tx, account.id, command, session, reference)
  const own = session?.memberId === player.memberId ? session : undefined
  const currency =
    (reference?.memberId === player.memberId ? reference.currency : undefined) ??
    own?.currency ??
    player.currency
  const accounts = await openAccounts(tx, ownerOfMember(player.memberId), currency)
  const operator = await operatorAccount(tx, vendorPurpose(account.id), currency)
  const promotions = await operatorAccount(tx, 'promotions', currency)
  await lockAccounts(tx, [accounts.cash.id, accounts.receivable.id])
  return {
    // Read again, because the wait for the locks may have been long.
    player: { ...player, enabled: await isPlayerEnabled(tx, player.memberId) },
    vendorAccountId: account.id,
    vendor: own?.vendor ?? account.vendorCode,
    currency,
    accounts,
    bonuses: await lockOpenBonuses(tx, player.memberId, currency),
    operator,
    promotions,
    scope: command.txScope === 'player' ? player.memberId : 0n,
    hasHadSession: own !== undefined,
    checkIsDue: own?.checkAtMs !== undefined && own.checkAtMs <= nowMs,
    betRefusal: judgeSession(command, session, player, nowMs),
    currencyDiffers: command.currency !== undefined && command.currency !== currency,
  }
}

async function findSessionPlayer(
  tx: Tx,
  vendorAccountId: string,
  command: WalletCommand,
  session: PlaySession | undefined,
  reference: StoredTransaction | undefined,
): Promise<Player> {
  if (command.playerRef !== undefined) {
    const player = await findPlayerByRef(tx, vendorAccountId, command.playerRef)
    if (!player) throw refuse('player_unknown')
    return player
  }
  const memberId = session?.memberId ?? reference?.memberId
  const player = memberId === undefined ? undefined : await findPlayer(tx, vendorAccountId, memberId)
  if (!player) throw refuse('session_unknown')
  return player
}

/** The stored transaction that the first action refers to: the bet of a win, the target of a rollback. */
async function findReference(
  tx: Tx,
  command: WalletCommand,
  session: PlaySession | undefined,
): Promise<StoredTransaction | undefined> {
  const txId = command.actions[0] && referenceOf(command.actions[0])
  const scope = command.txScope === 'account' ? 0n : session?.memberId
  return txId === undefined || scope === undefined
    ? undefined
    : findTransaction(tx, { vendorAccountId: command.vendorAccountId, scope, txId })
}

/** What a bet needs of the session and the player; undefined when all is well. */
export function judgeSession(
  command: Pick<WalletCommand, 'sessionToken'>,
  session: PlaySession | undefined,
  player: Pick<Player, 'memberId' | 'enabled'>,
  nowMs: number,
): WalletErr | undefined {
  if (command.sessionToken === undefined || !session) return 'session_unknown'
  if (session.memberId !== player.memberId) return 'player_unknown'
  if (session.revokedAtMs !== undefined || session.expiresAtMs <= nowMs) return 'session_expired'
  return player.enabled ? undefined : 'player_disabled'
}

export const cashOf = (tx: Tx, context: PlayerContext): Promise<Amount> =>
  balanceOfLocked(tx, context.accounts.cash)
