// SPDX-License-Identifier: Apache-2.0
import { Failure } from '@tessera/contract/client/failure'
import type { CallOutput } from '@tessera/contract'
import { call } from '../../shared/api/call.ts'
import { takeBotCheck } from '../../shared/api/bot-check.ts'
import { arrival } from '../../shared/session/arrival.ts'
import { showWarning } from '../../shared/site/warning.ts'

export type RegisterKind = 'register' | 'registerMobile'

/** Whether the platform knows this invitation code; if not, shows a popup. */
export async function isInvited(code: string): Promise<boolean> {
  try {
    await call('agents.affiliate', { code, domain: location.host })
    return true
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'BAD_AFFILIATE') throw error
    showWarning(error.message)
    return false
  }
}

interface Proofs {
  botCheck: boolean
  /** Has an external service verify the number; returns the token that replaces the code. */
  prove?: ((code: string) => Promise<string>) | undefined
}

/** Opens the account with the typed values, and logs it in. Empty fields are not sent. */
export async function register(
  kind: RegisterKind,
  { verificationCode = '', ...typed }: Readonly<Record<string, string>>,
  { botCheck, prove }: Proofs,
): Promise<CallOutput<'identity.register'>> {
  const human = botCheck ? await takeBotCheck() : {}
  const proof = prove
    ? ({ firebaseChannel: 'sms', firebaseIdToken: await prove(verificationCode) } as const)
    : { verificationCode }
  const filled = Object.fromEntries(
    Object.entries({ ...typed, ...proof }).filter(([, value]) => value !== ''),
  )
  const { recommenderId, referralCode } = arrival()
  const input = {
    ...filled,
    recommenderId,
    referralCode,
    domain: location.host,
    login: true,
    agreed: true,
    ...human,
  } as const
  if (kind === 'register') return call('identity.register', input)
  return call('identity.registerMobile', {
    ...input,
    registerUrl: location.origin + location.pathname,
    registerMethod: 'WEB',
  })
}
