// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { Tx } from '../../../platform/db/index.ts'
import type { GameType } from '../snapshot/snapshot.ts'
import {
  lockVendors,
  saveOrderOfVendors,
  updateVendor,
  type VendorChange,
  type VendorEntry,
} from './vendor-store.ts'

/** Changes a vendor's entry for one type; omitted fields stay. */
export async function changeVendor(tx: Tx, entry: VendorEntry, change: VendorChange): Promise<void> {
  if (change.classify && new Set(change.classify.map(({ key }) => key)).size < change.classify.length)
    throw fault('call.invalid', { fields: { classify: 'Two catalogue have the same key' } })
  if (!(await updateVendor(tx, entry, change))) throw fault('call.notFound')
}

/** Sorts all vendors of a type. Throws `messages.changedElsewhere` when the list is not exactly complete. */
export async function orderVendors(
  tx: Tx,
  gameType: GameType,
  vendorCodes: readonly string[],
): Promise<void> {
  const known = await lockVendors(tx, gameType)
  const wanted = new Set(vendorCodes)
  if (
    wanted.size !== vendorCodes.length ||
    known.length !== wanted.size ||
    !known.every(({ vendorCode }) => wanted.has(vendorCode))
  )
    throw fault('messages.changedElsewhere')
  await saveOrderOfVendors(tx, gameType, vendorCodes)
}
