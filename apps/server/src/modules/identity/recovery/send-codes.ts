// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput } from '@tessera/contract'
import type { RequestFacts } from '../../../platform/http/index.ts'
import { memberIdByMobile } from '../../members/index.ts'
import { readNumber } from '../contacts/read-number.ts'
import type { IdentityDeps } from '../deps.ts'

type Input = OperationInput<'identity.sendLoginCode'>

async function numberOf(
  { settings }: IdentityDeps,
  mobileNum: string,
  countryDialingCode: string,
): Promise<string> {
  const number = readNumber(
    mobileNum,
    countryDialingCode === '' ? await settings.read('identity.dialingCode') : countryDialingCode,
  )
  if (number === undefined) throw fault('identity.badNumber')
  return number
}

/**
 * Sends a code to a possible member: without one, the answer and the work are the same, but no message is
 * sent.
 */
async function sendToMember(
  deps: IdentityDeps,
  purpose: 'login' | 'forgot',
  { mobileNum, countryDialingCode, ...botCheck }: Input,
  facts: RequestFacts,
): Promise<{ expiredMinutes: number }> {
  const number = await numberOf(deps, mobileNum, countryDialingCode)
  await deps.botChecks.take(botCheck, facts.brandCode)
  const memberId = await memberIdByMobile(deps.database, facts.brandCode, number)
  return deps.codes.send(
    { brandCode: facts.brandCode, purpose, target: number, channel: 'sms', withheld: memberId === undefined },
    facts,
  )
}

export async function sendLoginCode(
  deps: IdentityDeps,
  input: Input,
  facts: RequestFacts,
): Promise<{ expiredMinutes: number }> {
  if (!(await deps.settings.read('identity.verificationCodeLogin'))) throw fault('identity.notEnabled')
  return sendToMember(deps, 'login', input, facts)
}

export async function sendForgotCode(
  deps: IdentityDeps,
  input: Input,
  facts: RequestFacts,
): Promise<{ expirationTime: number }> {
  const { expiredMinutes } = await sendToMember(deps, 'forgot', input, facts)
  return { expirationTime: expiredMinutes * 60 }
}

/**
 * A registration code goes to any number; only its holder learns that it is taken. So the caller may wait for
 * the SMS provider.
 */
export async function sendRegisterCode(
  deps: IdentityDeps,
  { mobileNo, countryDialingCode, ...botCheck }: OperationInput<'identity.sendRegisterCode'>,
  facts: RequestFacts,
): Promise<{ expiredMinutes: number }> {
  const { settings } = deps
  const used =
    (await settings.read('identity.mobileRegister')) || (await settings.read('identity.smsVerification'))
  if (!used || (await settings.read('identity.smsProvider')) !== 'own') throw fault('identity.notEnabled')
  const number = await numberOf(deps, mobileNo, countryDialingCode)
  await deps.botChecks.take(botCheck, facts.brandCode)
  return deps.codes.send(
    { brandCode: facts.brandCode, purpose: 'register', target: number, channel: 'sms', wait: true },
    facts,
  )
}
