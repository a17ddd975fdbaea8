import type { Chance } from '../../../platform/chance/chance.ts'
import { sql, type Queries } from '../../../platform/db/index.ts'

/** The key that signs bot-check ids: made once, the same for every process and after every restart. */
export function createBotCheckKey(db: Queries, chance: Chance): () => Promise<Buffer> {
  let known: Buffer | undefined
  return async () => {
    if (known) return known
    await db.query(sql`insert into identity_secret (name, secret) values ('botCheck', ${chance.bytes(32)}) on conflict (name) do nothing`)
    const row = await db.one<{ secret: Buffer }>(sql`select secret from identity_secret where name = 'botCheck'`)
    if (!row) throw new Error('the bot-check key could not be stored')
    return (known = row.secret)
  }
}
