// SPDX-License-Identifier: Apache-2.0
import { hash } from 'node:crypto'
import type { Database } from '../../../platform/db/index.ts'
import type { Chance } from '../../../platform/chance/chance.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { VendorAccount, WalletCommand, WalletCore, WalletOutcome } from '../ports.ts'
import {
  LoginSessionEnded,
  loginSessionBytes,
  type PlaySessions,
  type PlayToOpen,
} from '../wallet-core/index.ts'
import { deleteLaunch, deleteLaunchesUntil, insertLaunch, takeLaunch } from './launch-token-store.ts'

/** How long a vendor has to redeem a launch token. */
const lifetimeMs = 60_000

export interface LaunchTokensDeps {
  db: Database
  clock: Clock
  chance: Chance
  sessions: PlaySessions
}

export interface LaunchTokens {
  open(launch: PlayToOpen & { vendor: string }): Promise<{ token: string; playerRef: string }>
  /** Revokes a token that was not redeemed. */
  revoke(token: string): Promise<void>
  /**
   * Exchanges the token for its wallet session, together with the balance; refuses one that is used, too old
   * or another account's.
   */
  redeem(account: VendorAccount, command: WalletCommand): Promise<WalletOutcome>
}

const hashOf = (token: string): string => hash('sha256', token, 'hex')

/**
 * The tokens that vendors get at launch (D-97): valid once, within a minute, for the wallet session of one
 * member in one game, and for nothing else. They are stored hashed and deleted when used.
 */
export function createLaunchTokens(
  { db, clock, chance, sessions }: LaunchTokensDeps,
  wallet: WalletCore,
): LaunchTokens {
  return {
    async open({ memberId, vendorAccountId, vendor, currency, gameCode, loginSession }) {
      const token = chance.token()
      const playerRef = await sessions.playerRef({ memberId, vendorAccountId, currency })
      const nowMs = clock.now()
      await deleteLaunchesUntil(db, nowMs - lifetimeMs)
      await insertLaunch(db, {
        ...{ tokenHash: hashOf(token), memberId, vendorAccountId, vendor, gameCode, currency },
        expiresAtMs: nowMs + lifetimeMs,
        loginSession: loginSessionBytes(loginSession),
      })
      return { token, playerRef }
    },

    async revoke(token) {
      await deleteLaunch(db, hashOf(token))
    },

    async redeem(account, command) {
      const row =
        command.sessionToken === undefined
          ? undefined
          : await takeLaunch(db, account.id, hashOf(command.sessionToken))
      if (!row) return { ok: false, err: 'session_unknown' }
      if (row.expires_at <= clock.now()) return { ok: false, err: 'session_expired' }
      const opened = await sessions
        .open({
          memberId: row.member_id,
          vendorAccountId: account.id,
          currency: row.currency,
          gameCode: row.game_code,
          vendor: row.vendor,
          loginSession: row.login_session?.toString('base64url'),
        })
        .catch((error: unknown) => {
          if (error instanceof LoginSessionEnded) return undefined
          throw error
        })
      if (!opened) return { ok: false, err: 'session_expired' }
      const { token } = opened
      const outcome = await wallet.apply({
        ...command,
        op: 'session',
        sessionToken: token,
        gameCode: undefined,
      })
      return outcome.ok ? { ...outcome, sessionToken: token } : outcome
    },
  }
}
