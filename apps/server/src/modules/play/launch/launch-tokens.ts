// SPDX-License-Identifier: Apache-2.0
import { hash } from 'node:crypto'
import { sql, type Database } from '../../../platform/db/index.ts'
import type { Chance } from '../../../platform/chance/chance.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { VendorAccount, WalletCommand, WalletCore, WalletOutcome } from '../ports.ts'
import {
  LoginSessionEnded,
  loginSessionBytes,
  type PlaySessions,
  type PlayToOpen,
} from '../wallet-core/index.ts'

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
      await db.query(sql`delete from play_launch where expires_at < ${new Date(nowMs - lifetimeMs)}`)
      await db.query(sql`
        insert into play_launch (token_hash, member_id, vendor_account_id, vendor, game_code, currency, expires_at, login_session)
        values (decode(${hashOf(token)}, 'hex'), ${memberId}, ${vendorAccountId}, ${vendor}, ${gameCode}, ${currency}, ${new Date(nowMs + lifetimeMs)}, ${loginSessionBytes(loginSession)})`)
      return { token, playerRef }
    },

    async revoke(token) {
      await db.query(sql`delete from play_launch where token_hash = decode(${hashOf(token)}, 'hex')`)
    },

    async redeem(account, command) {
      const row =
        command.sessionToken === undefined
          ? undefined
          : await db.one<{
              member_id: number
              vendor: string
              game_code: string
              currency: string
              expires_at: number
              login_session: Buffer | null
            }>(sql`
        delete from play_launch where token_hash = decode(${hashOf(command.sessionToken)}, 'hex') and vendor_account_id = ${account.id}
        returning member_id, vendor, game_code, currency, expires_at, login_session`)
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
