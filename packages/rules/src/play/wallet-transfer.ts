// SPDX-License-Identifier: Apache-2.0

/** The name of the main wallet among the names of vendors. */
export const mainWallet = 'MAIN'

/** Which way a transfer between two wallets goes (D-75); undefined unless exactly one of them is the main wallet. */
export function walletTransferOf({
  from,
  to,
}: {
  from: string
  to: string
}): { vendorCode: string; toVendor: boolean } | undefined {
  const toVendor = from === mainWallet
  if (toVendor === (to === mainWallet)) return undefined
  return { toVendor, vendorCode: toVendor ? to : from }
}
