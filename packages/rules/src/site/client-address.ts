// SPDX-License-Identifier: Apache-2.0
/**
 * Where a request comes from: the address that connected, or what trusted proxies said of it
 * (X-Forwarded-For, each hop adds the one before). The first address from the right that is no proxy of ours
 * counts; whatever stands left of it is anybody's word.
 */
export function clientAddress(
  connected: string,
  forwardedFor: string | undefined,
  trusts: (address: string) => boolean,
): string {
  const said = (forwardedFor ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '')
  let address = connected
  for (const before of said.toReversed()) {
    if (!trusts(address)) break
    address = before
  }
  return address
}
