// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../../platform/db/index.ts'

export interface ActionOn {
  action: string
  by: string
  atMs: number
  after: Readonly<Record<string, string | number | boolean>> | null
}

/** The newest actions of operators on one thing. */
export const actionsOn = async (db: Queries, subject: string, limit: number): Promise<ActionOn[]> =>
  db.query<ActionOn>(sql`
    select action, operator_name as by, at as "atMs", after from operator_action where subject = ${subject} order by id desc limit ${limit}`)
