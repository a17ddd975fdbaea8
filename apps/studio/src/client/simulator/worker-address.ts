// SPDX-License-Identifier: Apache-2.0
/** The part of Trusted Types that is used here; not yet in the DOM types. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string }
}

const trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes

/**
 * The only addresses that may become a script: our own built workers. The studio's policy names `simulator` and no
 * other, and it can be created once.
 */
const policy = trustedTypes?.createPolicy('simulator', {
  createScriptURL(address) {
    const { origin, pathname } = new URL(address, location.href)
    if (
      origin !== location.origin ||
      !/^\/(?:assets|src\/client\/simulator)\/simulate\.worker[\w.-]*$/.test(pathname)
    )
      throw new TypeError('this is not the simulator')
    return address
  },
})

export const workerAddress = (address: string): string => policy?.createScriptURL(address) ?? address
