// SPDX-License-Identifier: Apache-2.0
interface ScriptUrlPolicy {
  createScriptURL(address: string): string
}
interface TrustedTypes {
  createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy
}

/**
 * Makes a function that turns the address of a script into the form that the content policy requires (Trusted
 * Types). It throws on any address outside the page's own origin and `others`.
 */
export function createScriptUrl(others: readonly string[] = []): (address: string | URL) => string {
  let policy: ScriptUrlPolicy | undefined
  const createScriptURL = (address: string): string => {
    const { origin, pathname } = new URL(address, location.href)
    if (origin !== location.origin && !others.includes(origin + pathname))
      throw new Error('A script may only come from the platform itself')
    return address
  }
  return (address) => {
    const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
    policy ??= trustedTypes?.createPolicy('tessera-script-url', { createScriptURL }) ?? { createScriptURL }
    return policy.createScriptURL(String(address))
  }
}
