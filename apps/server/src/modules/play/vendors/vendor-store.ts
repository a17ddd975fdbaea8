// SPDX-License-Identifier: Apache-2.0
import { sql } from '../../../platform/db/index.ts'
import type { Queries } from '../../../platform/db/index.ts'
import type { VendorAccount } from '../ports.ts'

interface VendorAccountRow {
  id: string
  protocol: string
  enabled: boolean
  vendor_code: string
  base_url: string
  operator_id: string
  public_key: string
  public_key_next: string | null
  languages: Record<string, string>
  redeems: boolean
  transfer_wallet: boolean
  declares_rake: boolean
}

/** Every vendor account; there are few. */
export async function readVendorAccounts(db: Queries): Promise<VendorAccount[]> {
  const rows = await db.query<VendorAccountRow>(sql`
    select id, protocol, enabled, vendor_code, base_url, operator_id, public_key, public_key_next, languages, redeems, transfer_wallet, declares_rake from vendor_account`)
  return rows.map(vendorAccountOf)
}

function vendorAccountOf(row: VendorAccountRow): VendorAccount {
  const { public_key: publicKey, public_key_next: publicKeyNext } = row
  return {
    id: row.id,
    protocol: row.protocol,
    enabled: row.enabled,
    vendorCode: row.vendor_code,
    baseUrl: row.base_url,
    operatorId: row.operator_id,
    languages: row.languages,
    options: {},
    redeems: row.redeems,
    transferWallet: row.transfer_wallet,
    declaresRake: row.declares_rake,
    secrets: publicKeyNext === null ? { publicKey } : { publicKey, publicKeyNext },
  }
}

/** Stores a new account. False when its ID or its vendor code is taken. */
export async function insertVendorAccount(db: Queries, account: VendorAccount): Promise<boolean> {
  const inserted = await db.query(sql`
    insert into vendor_account (id, protocol, enabled, vendor_code, base_url, operator_id, public_key, languages, redeems, transfer_wallet, declares_rake)
    values (${account.id}, ${account.protocol}, ${account.enabled}, ${account.vendorCode}, ${account.baseUrl},
      ${account.operatorId}, ${account.secrets['publicKey']}, ${JSON.stringify(account.languages)}, ${account.redeems ?? false}, ${account.transferWallet ?? false}, ${account.declaresRake ?? false})
    on conflict do nothing returning id`)
  return inserted.length === 1
}

/** Sets the keys that calls of the account may be signed with; without a next one the rotation is over. */
export async function updateVendorKeys(
  db: Queries,
  id: string,
  publicKey: string,
  publicKeyNext: string | null,
): Promise<void> {
  await db.query(
    sql`update vendor_account set public_key = ${publicKey}, public_key_next = ${publicKeyNext} where id = ${id}`,
  )
}

/** Where the vendor's Games API answers. */
export async function updateVendorAddress(db: Queries, id: string, baseUrl: string): Promise<void> {
  await db.query(sql`update vendor_account set base_url = ${baseUrl} where id = ${id}`)
}

/** The languages of the vendor's games. */
export async function updateVendorLanguages(
  db: Queries,
  id: string,
  languages: Readonly<Record<string, string>>,
): Promise<void> {
  await db.query(sql`update vendor_account set languages = ${JSON.stringify(languages)} where id = ${id}`)
}

/** Whether the vendor gets one-use launch tokens. */
export async function updateVendorRedeems(db: Queries, id: string, redeems: boolean): Promise<void> {
  await db.query(sql`update vendor_account set redeems = ${redeems} where id = ${id}`)
}

/** Whether the vendor tells the rake of every round among players. */
export async function updateVendorRake(db: Queries, id: string, declaresRake: boolean): Promise<void> {
  await db.query(sql`update vendor_account set declares_rake = ${declaresRake} where id = ${id}`)
}

/** The vendor holds money of players from now on. */
export async function giveTransferWallet(db: Queries, id: string): Promise<void> {
  await db.query(sql`update vendor_account set transfer_wallet = true where id = ${id}`)
}

export async function updateVendorEnabled(db: Queries, id: string, enabled: boolean): Promise<void> {
  await db.query(sql`update vendor_account set enabled = ${enabled} where id = ${id}`)
}

/** Registers a game code or renames it. Returns true when the code is new to this vendor. */
export async function upsertVendorGame(
  db: Queries,
  vendorAccountId: string,
  game: { code: string; name: string; enabled: boolean },
): Promise<boolean> {
  const row = await db.one<{ fresh: boolean }>(sql`
    insert into vendor_game (vendor_account_id, code, name, enabled) values (${vendorAccountId}, ${game.code}, ${game.name}, ${game.enabled})
    on conflict (vendor_account_id, code) do update set name = excluded.name, enabled = excluded.enabled
    returning xmax = 0 as fresh`)
  return row?.fresh === true
}

/** Undefined when the vendor has no such game. */
export async function readVendorGame(
  db: Queries,
  vendorAccountId: string,
  code: string,
): Promise<{ name: string; enabled: boolean } | undefined> {
  return db.one(
    sql`select name, enabled from vendor_game where vendor_account_id = ${vendorAccountId} and code = ${code}`,
  )
}

/** The open account under which a vendor opens a game itself; undefined if there is none. */
export const accountOfGame = async (db: Queries, code: string): Promise<string | undefined> =>
  (
    await db.one<{ id: string }>(sql`
      select a.id from vendor_game g join vendor_account a on a.id = g.vendor_account_id
      where g.code = ${code} and g.enabled and a.enabled and a.base_url <> '' order by a.id limit 1`)
  )?.id
