// SPDX-License-Identifier: Apache-2.0
import { refusalOf } from './toolkit.ts'

interface HumanCheck {
  ready(begin: () => void): void
  render(
    container: HTMLElement,
    options: {
      sitekey: string
      size: 'invisible'
      callback: (token: string) => void
      'error-callback': () => void
      'expired-callback': () => void
    },
  ): number
  execute(id: number): void
}
interface ScriptRules {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string | null }): unknown
}

declare global {
  interface Window {
    grecaptcha?: HumanCheck
  }
}

const library = 'https://www.google.com/recaptcha/api.js?render=explicit'
/** The addresses from which the library loads its own parts. */
const parts = /^https:\/\/www\.(?:google|gstatic)\.com\/recaptcha\//
/** Closing the pictures triggers no event: after this long the button is enabled again. */
const longestMs = 120_000

let loading: Promise<HumanCheck> | undefined

/**
 * Proves to Google that a human requests the SMS, which its service requires of every browser. Nothing of it
 * loads before the first code is requested, or on platforms that verify numbers by their own SMS. Throws the
 * refusal of a failed check.
 */
export async function proveHuman(siteKey: string): Promise<string> {
  loading ??= load()
  loading.catch(() => {
    loading = undefined
  })
  const check = await loading
  const container = document.body.appendChild(document.createElement('div'))
  return new Promise<string>((resolve, reject) => {
    const fail = (): void => reject(refusalOf('captchaCheckFailed'))
    setTimeout(fail, longestMs)
    check.execute(
      check.render(container, {
        sitekey: siteKey,
        size: 'invisible',
        callback: resolve,
        'error-callback': fail,
        'expired-callback': fail,
      }),
    )
  }).finally(() => container.remove())
}

function load(): Promise<HumanCheck> {
  allowParts()
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = library
    script.onerror = () => reject(refusalOf('captchaCheckFailed'))
    script.onload = () =>
      window.grecaptcha?.ready(() => {
        if (window.grecaptcha) resolve(window.grecaptcha)
      })
    document.head.append(script)
  })
}

/**
 * The library creates elements from plain strings; under the content policy, only a policy called default can
 * accept these.
 */
function allowParts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: ScriptRules }
  if (!policyMade)
    trustedTypes?.createPolicy('default', {
      createScriptURL: (address) => (parts.test(address) ? address : null),
    })
  policyMade = true
}
let policyMade = false
