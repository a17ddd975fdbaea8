import type { Tx } from '../../../platform/db/index.ts'
import { updateVendorAddress, updateVendorEnabled, updateVendorLanguages } from './vendor-store.ts'

export interface VendorAccountChange { enabled?: boolean | undefined; baseUrl?: string | undefined; languages?: Readonly<Record<string, string>> | undefined }

/** Closes a vendor account or opens it, or changes where its games are opened and what they speak; a running server knows within a second. */
export async function changeVendorAccount(tx: Tx, id: string, { enabled, baseUrl, languages }: VendorAccountChange): Promise<void> {
  if (enabled !== undefined) await updateVendorEnabled(tx, id, enabled)
  if (baseUrl !== undefined) await updateVendorAddress(tx, id, baseUrl)
  if (languages !== undefined) await updateVendorLanguages(tx, id, languages)
}
