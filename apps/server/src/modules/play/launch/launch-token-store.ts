// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../../platform/db/index.ts'

/** A launch whose token a vendor has not redeemed yet. */
export interface NewLaunch {
  /** In hexadecimal digits. */
  tokenHash: string
  memberId: bigint
  vendorAccountId: string
  vendor: string
  gameCode: string
  currency: string
  expiresAtMs: number
  loginSession: Buffer | null
}

interface LaunchRow {
  member_id: bigint
  vendor: string
  game_code: string
  currency: string
  expires_at: number
  login_session: Buffer | null
}

export async function insertLaunch(db: Queries, launch: NewLaunch): Promise<void> {
  await db.query(sql`
        insert into play_launch (token_hash, member_id, vendor_account_id, vendor, game_code, currency, expires_at, login_session)
        values (decode(${launch.tokenHash}, 'hex'), ${launch.memberId}, ${launch.vendorAccountId}, ${launch.vendor}, ${launch.gameCode}, ${launch.currency}, ${new Date(launch.expiresAtMs)}, ${launch.loginSession})`)
}

/** Deletes the launches whose time was over before this moment. */
export async function deleteLaunchesUntil(db: Queries, untilMs: number): Promise<void> {
  await db.query(sql`delete from play_launch where expires_at < ${new Date(untilMs)}`)
}

export async function deleteLaunch(db: Queries, tokenHash: string): Promise<void> {
  await db.query(sql`delete from play_launch where token_hash = decode(${tokenHash}, 'hex')`)
}

/** Deletes a launch of a vendor account and gives what it was for; undefined for one that is not there. */
export const takeLaunch = (
  db: Queries,
  vendorAccountId: string,
  tokenHash: string,
): Promise<LaunchRow | undefined> =>
  db.one<LaunchRow>(sql`
        delete from play_launch where token_hash = decode(${tokenHash}, 'hex') and vendor_account_id = ${vendorAccountId}
        returning member_id, vendor, game_code, currency, expires_at, login_session`)
