// SPDX-License-Identifier: Apache-2.0
import { add, zero, type Amount } from '@tessera/rules/money'
import type { Database } from '../../../platform/db/index.ts'
import { readStakeableBonus, type GameTypeOf } from '../../bonuses/index.ts'
import { balances, ownerOfMember } from '../../ledger/index.ts'
import type { PlayerFacts, VendorAccount, WalletCommand, WalletOutcome } from '../ports.ts'
import { judgeSession } from './player-context.ts'
import type { LoginSessions } from './login-sessions.ts'
import { findPlayerByRef, isPlayerEnabled } from './player-store.ts'
import { readSession } from './read-session.ts'

export interface ReadDeps {
  db: Database
  loginSessions: LoginSessions
  hasGame(vendorAccountId: string, code: string): Promise<boolean>
  gameTypeOf: GameTypeOf
  /** What vendors may know about a member; undefined for a deleted one. */
  playerFacts(memberId: bigint): Promise<PlayerFacts | undefined>
}

/**
 * Answers a question about a player without changing anything: `session`, `balance` (of an active session) or
 * `player`.
 */
export async function readWallet(
  deps: ReadDeps,
  account: VendorAccount,
  command: WalletCommand,
  nowMs: number,
): Promise<WalletOutcome> {
  return command.op === 'player'
    ? readPlayer(deps, account, command, nowMs)
    : readBalance(deps, account, command, nowMs)
}

async function readPlayer(
  deps: ReadDeps,
  account: VendorAccount,
  command: WalletCommand,
  nowMs: number,
): Promise<WalletOutcome> {
  const player =
    command.playerRef === undefined
      ? undefined
      : await findPlayerByRef(deps.db, account.id, command.playerRef)
  const facts = player && (await deps.playerFacts(player.memberId))
  if (!player || !facts) return { ok: false, err: 'player_unknown' }
  const { cash, bonus } = await balances(deps.db, ownerOfMember(player.memberId), player.currency)
  return { ...answer(player.playerRef, player.currency, cash, bonus, nowMs), player: facts }
}

async function readBalance(
  deps: ReadDeps,
  account: VendorAccount,
  command: WalletCommand,
  nowMs: number,
): Promise<WalletOutcome> {
  const session = await readSession(deps, account.id, command.sessionToken, nowMs)
  if (!session) return { ok: false, err: 'session_unknown' }
  const { playerRef = session.playerRef } = command
  if (
    playerRef !== session.playerRef &&
    (await findPlayerByRef(deps.db, account.id, playerRef))?.memberId !== session.memberId
  )
    return { ok: false, err: 'player_unknown' }
  const player = { memberId: session.memberId, enabled: await isPlayerEnabled(deps.db, session.memberId) }
  const err = judgeSession(command, session, player, nowMs)
  if (err && err !== 'player_disabled') return { ok: false, err }
  if (command.currency !== undefined && command.currency !== session.currency)
    return { ok: false, err: 'currency' }
  if (command.gameCode !== undefined && !(await deps.hasGame(account.id, command.gameCode)))
    return { ok: false, err: 'game_unknown' }
  const { cash, bonus } = await balances(deps.db, ownerOfMember(player.memberId), session.currency)
  if (bonus === zero) return answer(playerRef, session.currency, cash, bonus, nowMs)
  const gameCode = command.gameCode ?? session.gameCode
  const game = {
    vendor: session.vendor,
    gameCode,
    gameType: deps.gameTypeOf(session.vendor, gameCode) ?? '',
  }
  const playable = await readStakeableBonus(deps.db, player.memberId, session.currency, { game, nowMs })
  return answer(playerRef, session.currency, add(cash, playable), bonus, nowMs)
}

const answer = (
  playerRef: string,
  currency: string,
  balance: Amount,
  bonus: Amount,
  nowMs: number,
): Extract<WalletOutcome, { ok: true }> => ({
  ok: true,
  playerRef,
  currency,
  balance,
  bonus,
  results: [],
  at: new Date(nowMs),
})
