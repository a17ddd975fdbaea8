// SPDX-License-Identifier: Apache-2.0
import type { Chance } from '../../platform/chance/chance.ts'
import { sql, type Queries } from '../../platform/db/index.ts'

/** Keys of this installation by name: created once, the same for every process and after every restart. */
export type InstallationSecret = (name: string) => Promise<Buffer>

export function createInstallationSecret(db: Queries, chance: Chance): InstallationSecret {
  const known = new Map<string, Buffer>()
  return async (name) => {
    const stored = known.get(name)
    if (stored) return stored
    await db.query(
      sql`insert into identity_secret (name, secret) values (${name}, ${chance.bytes(32)}) on conflict (name) do nothing`,
    )
    const row = await db.one<{ secret: Buffer }>(sql`select secret from identity_secret where name = ${name}`)
    if (!row) throw new Error(`the key ${name} could not be stored`)
    known.set(name, row.secret)
    return row.secret
  }
}
