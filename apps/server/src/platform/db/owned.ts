// SPDX-License-Identifier: Apache-2.0

/**
 * What a folder owns in the database, declared in its `tables.ts`. `npm run check` reads the SQL of the
 * server and the migrations: nothing else uses it, except what is listed as open.
 */
export interface Owned {
  /** Tables and standalone sequences. A partition belongs to its table. */
  tables: readonly string[]
  views?: readonly string[]
  functions?: readonly string[]
  /** Which of its views and functions everybody may use. */
  open?: readonly string[]
  /** Its functions that use tables of other folders, and why. */
  exceptions?: Readonly<Record<string, { uses: readonly string[]; because: string }>>
}
