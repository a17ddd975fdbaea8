// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

export type CodePurpose = 'login' | 'register' | 'forgot' | 'contact'
export interface StoredCode {
  codeHash: Buffer | null
  withheld: boolean
  memberId: bigint | null
  sentAtMs: number
  tries: number
  used: boolean
}
interface CodeRow {
  code_hash: Buffer | null
  withheld: boolean
  member_id: bigint | null
  sent_at: number
  tries: number
  used: boolean
}

/** What a code is for: a purpose and a number or address at a brand. */
export interface CodeKey {
  brandCode: string
  purpose: CodePurpose
  target: string
}

const codeOf = (row: CodeRow): StoredCode => ({
  codeHash: row.code_hash,
  withheld: row.withheld,
  memberId: row.member_id,
  sentAtMs: row.sent_at,
  tries: row.tries,
  used: row.used,
})

/** The newest code, locked until the transaction ends. */
export async function lockCode(
  tx: Tx,
  { brandCode, purpose, target }: CodeKey,
): Promise<StoredCode | undefined> {
  const row = await tx.one<CodeRow>(sql`
    select code_hash, withheld, member_id, sent_at, tries, used from identity_code
    where brand_code = ${brandCode} and purpose = ${purpose} and target = ${target} for update`)
  return row && codeOf(row)
}

/** Stores a new code in place of the previous one. */
export async function storeCode(
  tx: Tx,
  { brandCode, purpose, target }: CodeKey,
  code: Pick<StoredCode, 'codeHash' | 'withheld' | 'memberId' | 'sentAtMs'>,
): Promise<void> {
  await tx.query(sql`
    insert into identity_code (brand_code, purpose, target, code_hash, withheld, member_id, sent_at)
    values (${brandCode}, ${purpose}, ${target}, ${code.codeHash}, ${code.withheld}, ${code.memberId}, ${new Date(code.sentAtMs)})
    on conflict (brand_code, purpose, target) do update set code_hash = excluded.code_hash, withheld = excluded.withheld, member_id = excluded.member_id,
      sent_at = excluded.sent_at, tries = 0, used = false`)
}

export async function noteTry(
  tx: Queries,
  { brandCode, purpose, target }: CodeKey,
  used: boolean,
): Promise<void> {
  await tx.query(sql`
    update identity_code set tries = tries + 1, used = ${used} where brand_code = ${brandCode} and purpose = ${purpose} and target = ${target}`)
}
