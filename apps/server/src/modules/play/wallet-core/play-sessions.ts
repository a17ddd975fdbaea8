// SPDX-License-Identifier: Apache-2.0
import type { Chance } from '../../../platform/chance/chance.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database, Tx } from '../../../platform/db/index.ts'
import { operatorAccount, openAccounts, ownerOfMember } from '../../ledger/index.ts'
import { holdBlocks, isBlocked, memberById } from '../../members/index.ts'
import type { VendorAccount } from '../ports.ts'
import { type LoginSessions, noLoginSessions } from './login-sessions.ts'
import { ensurePlayer } from './player-store.ts'
import { insertSession, revokeSession, revokeTestSessions } from './session-store.ts'

export interface PlaySessionsDeps {
  db: Database
  clock: Clock
  chance: Chance
  accounts: { find(id: string): Promise<VendorAccount | undefined> }
  /** Without them, no game can be opened from a site session. */
  loginSessions?: LoginSessions
  /**
   * Called when a member opens a game: when the reality check of their stretch of play is due; undefined: never.
   */
  beginPlay?(tx: Tx, play: { memberId: bigint; nowMs: number }): Promise<number | undefined>
  /** After this, a session without a site session takes no more bets; defaults to 12 hours. */
  lifetimeMs?: number
}

/** One member, one game, one vendor account. */
export interface PlayToOpen {
  memberId: bigint
  vendorAccountId: string
  currency: string
  gameCode: string
  /**
   * The game's vendor in the catalogue when the account has games of several; defaults to the account's own
   * name.
   */
  vendor?: string
  /** The site session in which the game is opened, and with which it ends; none for a vendor's own test. */
  loginSession?: string | undefined
}

/** The site session in which a game was to be opened has ended meanwhile. */
export class LoginSessionEnded extends Error {
  constructor() {
    super('the session of the site has ended')
    this.name = 'LoginSessionEnded'
  }
}

export interface PlaySessions {
  /** Throws LoginSessionEnded. */
  open(play: PlayToOpen): Promise<{ token: string; playerRef: string }>
  /**
   * The member's reference at this vendor only; members become a vendor's player with their first launch
   * there.
   */
  playerRef(player: { memberId: bigint; vendorAccountId: string; currency: string }): Promise<string>
  revoke(token: string): Promise<void>
  /**
   * Ends what a test of this vendor has opened for the member since then, even with a token that only the
   * vendor knows.
   */
  revokeTests(test: { memberId: bigint; vendorAccountId: string; sinceMs: number }): Promise<void>
}

/** A session of the site ends when its line is blocked; a session without one asks here, before it is stored. */
async function mayPlay(tx: Tx, memberId: bigint): Promise<boolean> {
  const member = await memberById(tx, memberId)
  if (member) await holdBlocks(tx, member.brandCode)
  return !(await isBlocked(tx, memberId))
}

const twelveHoursMs = 12 * 60 * 60 * 1_000

/** The purpose of the operator account that stands for a vendor: stakes go in, wins come out. */
export const vendorPurpose = (vendorAccountId: string): string => `vendor:${vendorAccountId}`

/**
 * Wallet sessions: a token of 256 random bits that is valid for one vendor's wallet calls for one member, and
 * the player's reference at the vendor. A member may have several at once.
 */
export function createPlaySessions(deps: PlaySessionsDeps): PlaySessions {
  const { db, clock, chance, loginSessions = noLoginSessions, lifetimeMs = twelveHoursMs } = deps
  const freshRef = () => `p${chance.bytes(9).toString('hex')}`
  return {
    open: async ({ memberId, vendorAccountId, currency, gameCode, vendor, loginSession }) => {
      const account = await deps.accounts.find(vendorAccountId)
      if (!account) throw new Error(`no vendor account ${vendorAccountId}`)
      const token = chance.token()
      return db.transaction(async (tx) => {
        const createdAtMs = clock.now()
        if (loginSession === undefined && !(await mayPlay(tx, memberId))) throw new LoginSessionEnded()
        const expiresAtMs =
          loginSession === undefined
            ? createdAtMs + lifetimeMs
            : await loginSessions.livesUntil(tx, loginSession)
        if (expiresAtMs === undefined) throw new LoginSessionEnded()
        const playerRef = await ensurePlayer(
          tx,
          { memberId, vendorAccountId, currency, createdAtMs },
          freshRef(),
        )
        const accounts = await openAccounts(tx, ownerOfMember(memberId), currency)
        const operator = await operatorAccount(tx, vendorPurpose(vendorAccountId), currency)
        await insertSession(tx, {
          token,
          memberId,
          playerRef,
          vendorAccountId,
          vendor: vendor ?? account.vendorCode,
          currency,
          gameCode,
          createdAtMs,
          expiresAtMs,
          loginSession,
          checkAtMs: await deps.beginPlay?.(tx, { memberId, nowMs: createdAtMs }),
          cashId: accounts.cash.id,
          receivableId: accounts.receivable.id,
          bonusId: accounts.bonus.id,
          operatorAccountId: operator.id,
        })
        return { token, playerRef }
      })
    },
    playerRef: (player) =>
      db.transaction((tx) => ensurePlayer(tx, { ...player, createdAtMs: clock.now() }, freshRef())),
    revoke: (token) => revokeSession(db, token, clock.now()),
    revokeTests: (test) => revokeTestSessions(db, test, clock.now()),
  }
}
