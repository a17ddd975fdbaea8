// SPDX-License-Identifier: Apache-2.0
import type {
  DocumentKind,
  DocumentProof,
  DocumentState,
  RefusalReason,
} from '@tessera/rules/compliance/documents'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

export interface IdentityDocument {
  id: number
  memberId: bigint
  brandCode: string
  kind: DocumentKind
  state: DocumentState
  sentAtMs: number
  decidedAtMs: number | null
  decidedBy: string | null
  reason: RefusalReason | null
  note: string
  expiresOn: string | undefined
  /** Names of files in the private store. */
  pictures: readonly string[]
  sealedKey: Buffer | null
}

interface DocumentRow extends Pick<
  IdentityDocument,
  'id' | 'kind' | 'state' | 'reason' | 'note' | 'pictures'
> {
  member_id: bigint
  brand_code: string
  sent_at: number
  decided_at: number | null
  decided_by: string | null
  expires: string | null
  sealed_key: Buffer | null
}
const documentOf = (row: DocumentRow): IdentityDocument => ({
  id: row.id,
  memberId: row.member_id,
  brandCode: row.brand_code,
  kind: row.kind,
  state: row.state,
  sentAtMs: row.sent_at,
  decidedAtMs: row.decided_at,
  decidedBy: row.decided_by,
  reason: row.reason,
  note: row.note,
  expiresOn: row.expires ?? undefined,
  pictures: row.pictures,
  sealedKey: row.sealed_key,
})

const mostConsidered = 50

/** The documents with which a member proves something, newest first. */
export async function documentsFor(
  db: Queries,
  memberId: bigint,
  proof: DocumentProof,
): Promise<IdentityDocument[]> {
  const rows = await db.query<DocumentRow>(sql`
    select *, expires_on::text as expires from identity_document
    where member_id = ${memberId} and (kind = 'proofOfAddress') = ${proof === 'address'} and state <> 'withdrawn'
    order by id desc limit ${mostConsidered}`)
  return rows.map(documentOf)
}

/** How many documents a member has sent since a moment. */
export async function countSent(db: Queries, memberId: bigint, sinceMs: number): Promise<number> {
  const row = await db.one<{ count: bigint }>(
    sql`select count(*) as count from identity_document where member_id = ${memberId} and sent_at > ${new Date(sinceMs)}`,
  )
  return Number(row?.count ?? 0n)
}

export interface NewDocument {
  memberId: bigint
  brandCode: string
  kind: DocumentKind
  pictures: readonly string[]
  nowMs: number
}

/** Stores it as waiting. Undefined when another document for the same proof waits. */
export async function insertDocument(tx: Tx, document: NewDocument): Promise<number | undefined> {
  const { memberId, brandCode, kind, pictures, nowMs } = document
  const row = await tx.one<{ id: number }>(sql`
    insert into identity_document (member_id, brand_code, kind, pictures, sent_at)
    values (${memberId}, ${brandCode}, ${kind}, ${[...pictures]}, ${new Date(nowMs)}) on conflict do nothing returning id`)
  return row?.id
}

export async function saveKey(tx: Tx, id: number, sealedKey: Buffer): Promise<void> {
  await tx.query(sql`update identity_document set sealed_key = ${sealedKey} where id = ${id}`)
}

export async function findDocument(db: Queries, id: number): Promise<IdentityDocument | undefined> {
  const row = await db.one<DocumentRow>(
    sql`select *, expires_on::text as expires from identity_document where id = ${id}`,
  )
  return row && documentOf(row)
}

/** Locks it until the transaction ends. */
export async function lockDocument(tx: Tx, id: number): Promise<IdentityDocument | undefined> {
  const row = await tx.one<DocumentRow>(
    sql`select *, expires_on::text as expires from identity_document where id = ${id} for update`,
  )
  return row && documentOf(row)
}

export interface Decision {
  state: Exclude<DocumentState, 'waiting'>
  by: string
  reason?: RefusalReason | undefined
  note?: string
  expiresOn?: string | undefined
  nowMs: number
  /** When its pictures are deleted. */
  picturesUntilMs: number
}

export async function saveDecision(tx: Tx, id: number, decision: Decision): Promise<void> {
  const { state, by, reason = null, note = '', expiresOn = null, nowMs, picturesUntilMs } = decision
  await tx.query(sql`
    update identity_document set state = ${state}, decided_at = ${new Date(nowMs)}, decided_by = ${by}, reason = ${reason}, note = ${note},
      expires_on = ${expiresOn}::date, pictures_until = ${new Date(picturesUntilMs)} where id = ${id}`)
}

/** A page of documents of one brand or all: waiting ones oldest first, all newest first. */
export async function listDocuments(
  db: Queries,
  { brand, state }: { brand: string | undefined; state: 'waiting' | 'all' },
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ documents: IdentityDocument[]; total: number }> {
  const waits = state === 'waiting'
  const ofBrand = brand ?? null
  const rows = await db.query<DocumentRow>(sql`
    select *, expires_on::text as expires from identity_document
    where (state = 'waiting' or not ${waits} and state <> 'withdrawn') and (${ofBrand}::text is null or brand_code = ${ofBrand})
    order by case when ${waits} then id else -id end limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  const counted = await db.one<{ total: bigint }>(sql`
    select count(*) as total from identity_document
    where (state = 'waiting' or not ${waits} and state <> 'withdrawn') and (${ofBrand}::text is null or brand_code = ${ofBrand})`)
  return { documents: rows.map(documentOf), total: Number(counted?.total ?? 0n) }
}
