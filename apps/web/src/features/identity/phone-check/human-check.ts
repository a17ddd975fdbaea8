// SPDX-License-Identifier: Apache-2.0
import { refusalOf } from './toolkit.ts'

interface HumanCheck {
  ready(begin: () => void): void
  render(
    place: HTMLElement,
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
/** Where the library loads its own parts from. */
const parts = /^https:\/\/www\.(?:google|gstatic)\.com\/recaptcha\//
/** Whoever closes the pictures says nothing: after this long the button may be pressed again. */
const longestMs = 120_000

let loading: Promise<HumanCheck> | undefined

/**
 * Proves to Google that a human asks for the SMS, which its service wants of every browser. Nothing of it is
 * loaded before the first code is asked for, nor by a platform that leaves numbers to its own SMS. Throws the
 * refusal of a failed check.
 */
export async function proveHuman(siteKey: string): Promise<string> {
  loading ??= load()
  loading.catch(() => {
    loading = undefined
  })
  const check = await loading
  const place = document.body.appendChild(document.createElement('div'))
  return new Promise<string>((resolve, reject) => {
    const fail = (): void => reject(refusalOf('captchaCheckFailed'))
    setTimeout(fail, longestMs)
    check.execute(
      check.render(place, {
        sitekey: siteKey,
        size: 'invisible',
        callback: resolve,
        'error-callback': fail,
        'expired-callback': fail,
      }),
    )
  }).finally(() => place.remove())
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
 * The library names its parts by plain texts, which the content policy takes from a policy called default
 * only.
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
