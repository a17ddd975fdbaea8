// SPDX-License-Identifier: Apache-2.0
import { invalidate } from './api.ts'
import { chooseBrand, chosenBrand } from './brand.tsx'
import { scriptUrl } from './script-url.ts'
import { beginSession, operatorToken } from './session.ts'

/** What tabs of the console say to each other through their service worker (public/hand-over.js). */
type Message =
  | { kind: 'asked'; by: string }
  | { kind: 'answered'; token: string; brand: string; activeAtMs: number }
  | { kind: 'signedOut'; by: string }

/** How long a new tab waits for the others before it asks for a sign-in. */
const patienceMs = 200

const now = (): number => performance.timeOrigin + performance.now()
let activeAtMs = now()
let registration: ServiceWorkerRegistration | undefined

/**
 * Takes over the session of another tab of the console in this browser, if there is one. The token still needs the cookie
 * that binds it to this browser. Only pages below /console/ get it (docs/decisions/0007-the-console-at-console.md), and never one that another page
 * has opened and could still reach into. Resolves once it is clear, or after a moment.
 */
export async function joinOtherTab(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const asks = operatorToken() === null && window.opener === null && serviceWorker.controller !== null
  const answers: Extract<Message, { kind: 'answered' }>[] = []
  serviceWorker.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'asked') answer(data.by)
    else if (data.kind === 'signedOut') invalidate('backoffice.me')
    else if (asks) answers.push(data)
  }
  document.addEventListener('visibilitychange', () => {
    activeAtMs = now()
  })
  void serviceWorker
    .register(scriptUrl('/console/hand-over.js'))
    .then((registered) => {
      registration = registered
    })
    .catch(() => undefined)
  if (!asks) return
  serviceWorker.controller?.postMessage({ kind: 'asked' })
  await new Promise((resolve) => setTimeout(resolve, patienceMs))
  const newest = answers.toSorted((one, other) => other.activeAtMs - one.activeAtMs)[0]
  if (!newest || operatorToken() !== null) return
  chooseBrand(newest.brand)
  beginSession(newest.token)
}

/** The other tabs of this operator find out that their session has ended. */
export const noteSignedOut = (): void => registration?.active?.postMessage({ kind: 'signedOut' })

function answer(to: string): void {
  const token = operatorToken()
  if (token === null) return
  registration?.active?.postMessage({
    ...{ kind: 'answered', to, token, brand: chosenBrand() },
    activeAtMs: document.visibilityState === 'visible' ? now() : activeAtMs,
  })
}
