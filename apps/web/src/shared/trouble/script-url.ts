interface ScriptUrlPolicy { createScriptURL(address: string): string }
interface TrustedTypes { createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy }

let policy: ScriptUrlPolicy | undefined

/** The one script from elsewhere: it counts visits, for a house that has a tag and a visitor who has agreed. */
const counter = 'https://www.googletagmanager.com/gtag/js'

/**
 * The address of a worker of ours in the form that the content policy asks for (Trusted Types): a page of ours starts
 * scripts from its own origin, counts visits, and does nothing else. Throws on any other address.
 */
export function scriptUrl(address: string | URL): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  const rules = { createScriptURL: ownAddress }
  policy ??= trustedTypes?.createPolicy('tessera-script-url', rules) ?? rules
  return policy.createScriptURL(String(address))
}

function ownAddress(address: string): string {
  const { origin, pathname } = new URL(address, location.href)
  if (origin !== location.origin && origin + pathname !== counter) throw new Error('A script may only come from the house itself')
  return address
}
