// SPDX-License-Identifier: Apache-2.0
/**
 * The address of a request: the one that connected, or the one that trusted proxies reported
 * (X-Forwarded-For, to which each hop adds the one before). The first address from the right that is not a
 * trusted proxy counts; anybody could have written what is left of it.
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
