// SPDX-License-Identifier: Apache-2.0

/** The name of the main wallet among the names of vendors. */
export const mainWallet = 'MAIN'

/** Which way a transfer between two wallets goes (D-75): exactly one of them is the main wallet. */
export function walletTransferOf({
  fromVassalage,
  toVassalage,
}: {
  fromVassalage: string
  toVassalage: string
}): { ok: true; vassalage: string; toVendor: boolean } | { ok: false; field: 'toVassalage' } {
  const toVendor = fromVassalage === mainWallet
  if (toVendor === (toVassalage === mainWallet)) return { ok: false, field: 'toVassalage' }
  return { ok: true, toVendor, vassalage: toVendor ? toVassalage : fromVassalage }
}
