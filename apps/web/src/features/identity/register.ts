// SPDX-License-Identifier: Apache-2.0
import { Failure } from '@tessera/contract/client/failure'
import type { CallOutput } from '@tessera/contract'
import { ask } from '../../shared/api/ask.ts'
import { takeBotCheck } from '../../shared/api/bot-check.ts'
import { arrival } from '../../shared/session/arrival.ts'
import { showWarning } from '../../shared/site/warning.ts'

export type RegisterKind = 'register' | 'registerMobile'

/** Whether the platform knows this invitation code; a popup says so when it does not. */
export async function isInvited(code: string): Promise<boolean> {
  try {
    await ask('agents.affiliate', { code, domain: location.host })
    return true
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'BAD_AFFILIATE') throw error
    showWarning(error.message)
    return false
  }
}

interface Proofs {
  botCheck: boolean
  /** Has the number proven by somebody else: answers the token that is sent in place of the code. */
  prove?: ((code: string) => Promise<string>) | undefined
}

/** Opens the account with what was typed, and logs it in. Empty fields are not sent. */
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
  const question = {
    ...filled,
    recommenderId,
    referralCode,
    domain: location.host,
    login: true,
    agreed: true,
    ...human,
  } as const
  if (kind === 'register') return ask('identity.register', question)
  return ask('identity.registerMobile', {
    ...question,
    registerUrl: location.origin + location.pathname,
    registerMethod: 'WEB',
  })
}
