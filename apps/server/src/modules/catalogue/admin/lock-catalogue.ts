// SPDX-License-Identifier: Apache-2.0
import { sql, type Tx } from '../../../platform/db/index.ts'

/** Lets those who change the order of the catalogue wait for each other until the transaction ends. */
export async function lockCatalogue(tx: Tx): Promise<void> {
  await tx.query(sql`select version from catalogue_version for update`)
}
