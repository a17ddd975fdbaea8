// SPDX-License-Identifier: Apache-2.0
import { isCertificateRefused } from '@tessera/server-kit/database/certificate-refused'
import { setTimeout as sleep } from 'node:timers/promises'
import { ledgerDoubts } from '../../modules/ledger/index.ts'
import { walletHazards } from '../../modules/play/index.ts'
import { isDatabaseUnreachable, sql, type Queries } from '../../platform/db/index.ts'
import { describeCertificate, type Peer } from '../../platform/outbound/certificate.ts'
import type { Log } from '../../platform/log/log.ts'

const lookAgainMs = 1_000

/** Money must not be entrusted to this database. The message lists why. */
export class UnsafeDatabase extends Error {
  constructor(hazards: string[]) {
    super(
      `Money cannot be entrusted to this database:\n${hazards.map((hazard) => `  - ${hazard}`).join('\n')}`,
    )
    this.name = 'UnsafeDatabase'
  }
}

/**
 * Throws UnsafeDatabase when acknowledged money could be lost or doubled there. Waits while the database is
 * unavailable, or presents an untrusted certificate: `peer` says whose it is.
 */
export async function requireSafeDatabase(db: Queries, log: Log, peer?: Peer): Promise<void> {
  for (;;) {
    try {
      const ledger = await db.one<{ found: boolean }>(
        sql`select to_regclass('public.ledger_posting') is not null as found`,
      )
      const hazards = ledger?.found
        ? [...(await mayChangePostings(db)), ...(await walletHazards(db))]
        : ['it has no tables yet; bring it up to date with npm run migrate']
      if (hazards.length > 0) throw new UnsafeDatabase(hazards)
      for (const doubt of await ledgerDoubts(db)) log.warn(doubt)
      return
    } catch (error) {
      if (!isDatabaseUnreachable(error)) throw error
      const reason =
        peer && isCertificateRefused(error)
          ? await describeCertificate(peer, error)
          : error instanceof Error
            ? error.message
            : String(error)
      log.warn({ error: reason }, 'the database is away; trying again')
      await sleep(lookAgainMs)
    }
  }
}

/** A pooler may drop the role under which the sessions were to run. */
async function mayChangePostings(db: Queries): Promise<string[]> {
  const right = await db.one<{ may: boolean }>(
    sql`select has_table_privilege('ledger_posting', 'update, delete, truncate') as may`,
  )
  return right?.may
    ? [
        'its sessions may change postings: they must act as tessera_app, or log in as a role that has only its rights',
      ]
    : []
}
