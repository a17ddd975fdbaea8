// SPDX-License-Identifier: Apache-2.0

/**
 * What a folder owns in the database; it says so in a file `tables.ts`. `npm run check` reads the SQL of the
 * server and of the migrations: nobody else uses any of it, but for what is open.
 */
export interface Owned {
  /** Tables, and sequences that stand by themselves. A partition belongs with its table. */
  tables: readonly string[]
  views?: readonly string[]
  functions?: readonly string[]
  /** Which of its views and functions everybody may use. */
  open?: readonly string[]
  /** Its functions that use tables of others all the same, and why. */
  exceptions?: Readonly<Record<string, { uses: readonly string[]; because: string }>>
}
