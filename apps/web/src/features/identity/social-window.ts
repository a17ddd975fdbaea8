// SPDX-License-Identifier: Apache-2.0
import type { CallInput, CallOutput } from '@tessera/contract'
import { call } from '../../shared/api/call.ts'

export type SocialProvider = CallInput<'identity.thirdPartyStart'>['provider']
type Back = Pick<CallInput<'identity.thirdPartyLogin'>, 'code' | 'state' | 'iss' | 'error'>

/** The channel on which the window that returns from the provider passes its result to the page. */
const line = 'tessera-social'
const lookMs = 400

/**
 * Logs in with an account elsewhere, in a window of the provider. A closed window counts as a separate
 * refusal (specification.md section 8).
 */
export async function enterBySocial(
  provider: SocialProvider,
): Promise<CallOutput<'identity.thirdPartyLogin'>> {
  // Browsers allow a window only at the moment of the press; its address follows.
  const opened = window.open('', line, 'popup,width=520,height=680')
  const back = await openAt(
    opened,
    (
      await call('identity.thirdPartyStart', { provider }).catch((error: unknown) => {
        opened?.close()
        throw error
      })
    ).url,
  )
  return call('identity.thirdPartyLogin', { provider, ...back })
}

/** Passes the provider's answer to the waiting page and closes the window. */
export function comeBack(query: string): void {
  const channel = new BroadcastChannel(line)
  const parameters = new URLSearchParams(query)
  const back: Back = {}
  for (const name of ['code', 'state', 'iss', 'error'] as const) {
    const value = parameters.get(name)
    if (value !== null) back[name] = value
  }
  channel.postMessage(back)
  channel.close()
  window.close()
}

function openAt(opened: Window | null, url: string): Promise<Back> {
  const channel = new BroadcastChannel(line)
  let timer: ReturnType<typeof setInterval> | undefined
  return new Promise<Back>((resolve) => {
    channel.onmessage = (event: MessageEvent<Back>) => resolve(event.data)
    if (!opened) return resolve({ error: 'popup-closed-by-user' })
    opened.location.href = url
    timer = setInterval(() => {
      if (opened.closed) setTimeout(() => resolve({ error: 'popup-closed-by-user' }), lookMs)
    }, lookMs)
  }).finally(() => {
    clearInterval(timer)
    channel.close()
  })
}
