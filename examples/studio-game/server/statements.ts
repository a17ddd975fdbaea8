// SPDX-License-Identifier: Apache-2.0
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'

/** Runs statements: `one` and `all` return rows, `run` how many rows it changed. */
export function createStatements(database: DatabaseSync) {
  const one = <Row>(statement: string, ...values: SQLInputValue[]): Row | undefined =>
    database.prepare(statement).get(...values) as Row | undefined
  const all = <Row>(statement: string, ...values: SQLInputValue[]): Row[] =>
    database.prepare(statement).all(...values) as Row[]
  const run = (statement: string, ...values: SQLInputValue[]): number =>
    Number(database.prepare(statement).run(...values).changes)
  const insert = (table: string, row: object): void => {
    const names = Object.keys(row)
    run(
      `insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`,
      ...(Object.values(row) as SQLInputValue[]),
    )
  }
  const inTransaction = <Result>(work: () => Result): Result => {
    database.exec('begin immediate')
    try {
      const result = work()
      database.exec('commit')
      return result
    } catch (error) {
      database.exec('rollback')
      throw error
    }
  }
  return { one, all, run, insert, inTransaction }
}
