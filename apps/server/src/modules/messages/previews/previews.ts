// SPDX-License-Identifier: Apache-2.0
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Chance } from '../../../platform/chance/chance.ts'
import { sql, type Queries } from '../../../platform/db/index.ts'

export const previewLifeMs = 15 * 60_000

/**
 * Preview tickets, each of which shows one draft on the site. A ticket holds the item and its expiry, with a
 * tag that only the platform can make; nothing is stored.
 */
export interface Previews {
  give(contentId: number, nowMs: number): Promise<{ preview: string; expiresAtMs: number }>
  /** The item that a ticket shows; undefined for a missing, forged or expired one. */
  read(preview: string | undefined, nowMs: number): Promise<number | undefined>
}

const ticketForm = /^(\d{1,10})\.(\d{1,16})\.([\w-]{43})$/

export function createPreviews(db: Queries, chance: Chance): Previews {
  const key = secretOf(db, chance)
  const tagOf = async (signed: string): Promise<string> =>
    createHmac('sha256', await key())
      .update(signed)
      .digest('base64url')
  return {
    async give(contentId, nowMs) {
      const expiresAtMs = nowMs + previewLifeMs
      const signed = `${contentId}.${expiresAtMs}`
      return { preview: `${signed}.${await tagOf(signed)}`, expiresAtMs }
    },
    async read(preview, nowMs) {
      const [, contentId = '', end = '', tag = ''] = ticketForm.exec(preview ?? '') ?? []
      if (contentId === '' || Number(end) <= nowMs) return undefined
      return timingSafeEqual(Buffer.from(tag), Buffer.from(await tagOf(`${contentId}.${end}`)))
        ? Number(contentId)
        : undefined
    },
  }
}

/** The platform's key for previews, made once and the same for every process. */
function secretOf(db: Queries, chance: Chance): () => Promise<Buffer> {
  let cached: Buffer | undefined
  return async () => {
    if (cached) return cached
    await db.query(
      sql`insert into messages_secret (name, secret) values ('preview', ${chance.bytes(32)}) on conflict (name) do nothing`,
    )
    const row = await db.one<{ secret: Buffer }>(
      sql`select secret from messages_secret where name = 'preview'`,
    )
    if (!row) throw new Error('the key of previews could not be stored')
    return (cached = row.secret)
  }
}
