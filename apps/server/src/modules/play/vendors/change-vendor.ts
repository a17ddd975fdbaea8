// SPDX-License-Identifier: Apache-2.0
import type { Tx } from '../../../platform/db/index.ts'
import {
  updateVendorAddress,
  updateVendorEnabled,
  updateVendorLanguages,
  updateVendorRake,
  updateVendorRedeems,
  giveTransferWallet,
} from './vendor-store.ts'

export interface VendorAccountChange {
  enabled?: boolean | undefined
  baseUrl?: string | undefined
  languages?: Readonly<Record<string, string>> | undefined
  redeems?: boolean | undefined
  /** Cannot be taken back: members may have money there. */
  transferWallet?: true | undefined
  /** It tells the rake of every round among players. */
  declaresRake?: true | undefined
}

/**
 * Closes or opens a vendor account, or changes the address, languages or launch tokens of its games; running
 * servers pick it up within a second.
 */
export async function changeVendorAccount(
  tx: Tx,
  id: string,
  { enabled, baseUrl, languages, redeems, transferWallet, declaresRake }: VendorAccountChange,
): Promise<void> {
  if (enabled !== undefined) await updateVendorEnabled(tx, id, enabled)
  if (baseUrl !== undefined) await updateVendorAddress(tx, id, baseUrl)
  if (languages !== undefined) await updateVendorLanguages(tx, id, languages)
  if (redeems !== undefined) await updateVendorRedeems(tx, id, redeems)
  if (declaresRake !== undefined) await updateVendorRake(tx, id, declaresRake)
  if (transferWallet !== undefined) await giveTransferWallet(tx, id)
}
