// SPDX-License-Identifier: Apache-2.0
import { dayIn } from '@tessera/rules/site/zoned-days'
import { takeNewAccounts } from '../../members/index.ts'
import { sql, type Tx } from '../../../platform/db/index.ts'
import type { BrandRules } from './brand-rules.ts'

/** Accounts that one transaction counts. */
const step = 20_000

/**
 * Counts accounts that were opened since the last run in every team above them, on the day on which they were
 * opened. Answers whether more may wait.
 */
export async function countAccounts(tx: Tx, brands: readonly BrandRules[]): Promise<boolean> {
  const taken = await takeNewAccounts(tx, step)
  for (const { code, timeZone } of brands)
    await tx.query(sql`
      insert into team_day as t (agent_id, day, new_members, new_agents)
      select agent_id, opened.day, count(*) filter (where l.type = 0), count(*) filter (where l.type <> 0)
      from unnest(${taken.map(({ id }) => id)}::integer[], ${taken.map((account) => dayIn(timeZone, account.registeredAtMs))}::date[]) as opened (id, day)
      join member_line l on l.id = opened.id and l.merchant = ${code}, unnest(l.line[l.counts_from:]) as agent_id
      where agent_id <> l.id
      group by agent_id, opened.day order by agent_id, opened.day
      on conflict (agent_id, day) do update set new_members = t.new_members + excluded.new_members, new_agents = t.new_agents + excluded.new_agents`)
  return taken.length === step
}
