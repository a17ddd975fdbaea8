// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import type { OperatorRole } from '@tessera/rules/operators/permissions'

export interface Operator {
  id: number
  name: string
  role: OperatorRole
  passwordHash: string
  enabled: boolean
}

interface OperatorRow {
  id: number
  name: string
  role: OperatorRole
  password_hash: string
  enabled: boolean
}

const operatorOf = (row: OperatorRow): Operator => ({
  id: row.id,
  name: row.name,
  role: row.role,
  passwordHash: row.password_hash,
  enabled: row.enabled,
})

/** An operator as the object of an action in the audit log. */
export const audited = ({
  id,
  name,
  role,
}: Operator): { subject: string; after: { name: string; role: OperatorRole } } => ({
  subject: `operator:${id}`,
  after: { name, role },
})

/** Names are case-insensitive. */
export const operatorKey = (name: string): string => name.trim().normalize('NFKC').toLowerCase()

/** Undefined when the name is taken. */
export async function insertOperator(
  tx: Tx,
  operator: Omit<Operator, 'id' | 'enabled'>,
  nowMs: number,
): Promise<Operator | undefined> {
  const row = await tx.one<OperatorRow>(sql`
    insert into operator (name, name_key, password_hash, role, created_at)
    values (${operator.name}, ${operatorKey(operator.name)}, ${operator.passwordHash}, ${operator.role}, ${new Date(nowMs)})
    on conflict (name_key) do nothing returning *`)
  return row && operatorOf(row)
}

export async function operatorByName(db: Queries, name: string): Promise<Operator | undefined> {
  const row = await db.one<OperatorRow>(
    sql`select id, name, role, password_hash, enabled from operator where name_key = ${operatorKey(name)}`,
  )
  return row && operatorOf(row)
}

export async function operatorById(db: Queries, id: number): Promise<Operator | undefined> {
  const row = await db.one<OperatorRow>(
    sql`select id, name, role, password_hash, enabled from operator where id = ${id}`,
  )
  return row && operatorOf(row)
}

/** All operators, in the order of their names. */
export async function readOperators(db: Queries): Promise<Operator[]> {
  return (await db.query<OperatorRow>(sql`select * from operator order by name_key`)).map(operatorOf)
}

/** Whether there is an operator with this id whose account is open. */
export const isOperatorOpen = async (db: Queries, id: number): Promise<boolean> =>
  (await db.one(sql`select id from operator where id = ${id} and enabled`)) !== undefined

/** Undefined when nobody has that name. */
export async function updateOperatorEnabled(
  tx: Tx,
  name: string,
  enabled: boolean,
): Promise<Operator | undefined> {
  const row = await tx.one<OperatorRow>(
    sql`update operator set enabled = ${enabled} where name_key = ${operatorKey(name)} returning *`,
  )
  return row && operatorOf(row)
}

/** Undefined when nobody has that name. */
export async function updateOperatorPassword(
  tx: Tx,
  name: string,
  passwordHash: string,
): Promise<Operator | undefined> {
  const row = await tx.one<OperatorRow>(
    sql`update operator set password_hash = ${passwordHash} where name_key = ${operatorKey(name)} returning *`,
  )
  return row && operatorOf(row)
}
