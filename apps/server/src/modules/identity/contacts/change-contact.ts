// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput } from '@tessera/contract'
import { fitsPattern } from '@tessera/rules/identity/field-rule'
import { checkUsername } from '@tessera/rules/identity/registration'
import { isReservedUsername } from '@tessera/rules/identity/usernames'
import type { MemberActor, RequestFacts } from '../../../platform/http/index.ts'
import { bindEmail, bindMobile, ContactTaken, findProfile, rename } from '../../members/index.ts'
import { noteAttempt, refuseWhileLocked } from '../attempts/attempts.ts'
import { codeAddress } from '../attempts/subjects.ts'
import type { IdentityDeps } from '../deps.ts'
import { refuseFields } from '../refuse-fields.ts'
import { renameSessions } from '../sessions/session-store.ts'
import { readNumber } from './read-number.ts'

type Facts = RequestFacts & { member: MemberActor }
type Contact = { channel: 'sms' | 'mail'; target: string }

const emailRule = {
  enabled: true,
  required: true,
  acceptedPattern: '',
  patternId: 3,
  minLength: 5,
  maxLength: 100,
}

async function contactOf(
  { settings }: IdentityDeps,
  { mobileNum, countryDialingCode, email }: OperationInput<'identity.sendContactCode'>,
): Promise<Contact> {
  if ((mobileNum === undefined) === (email === undefined)) throw fault('call.invalid')
  if (email !== undefined) {
    refuseFields({
      email:
        email.length <= emailRule.maxLength && fitsPattern(emailRule, email)
          ? undefined
          : { key: 'pattern.range', values: { min: 5, max: 100 }, words: { text: 'pattern.3' } },
    })
    return { channel: 'mail', target: email }
  }
  const number = readNumber(
    mobileNum ?? '',
    countryDialingCode === '' ? await settings.read('identity.dialingCode') : countryDialingCode,
  )
  if (number === undefined) throw fault('identity.badNumber')
  return { channel: 'sms', target: number }
}

/** Sends a code to a new number or address. Nothing is bound before the code is entered. */
export async function sendContactCode(
  deps: IdentityDeps,
  input: OperationInput<'identity.sendContactCode'>,
  facts: Facts,
): Promise<{ expiredMinutes: number }> {
  const { channel, target } = await contactOf(deps, input)
  return deps.codes.send(
    {
      brandCode: facts.brandCode,
      purpose: 'contact',
      target,
      channel,
      memberId: facts.member.memberId,
      wait: true,
    },
    facts,
  )
}

export async function changeContact(
  deps: IdentityDeps,
  { verificationCode, ...input }: OperationInput<'identity.changeContact'>,
  facts: Facts,
): Promise<null> {
  const {
    brandCode,
    nowMs,
    member: { memberId },
  } = facts
  const { channel, target } = await contactOf(deps, input)
  const attempt = { subjects: [codeAddress(facts.ip)], nowMs }
  await refuseWhileLocked(deps.database, attempt)
  const taken = await deps.codes.take({ brandCode, purpose: 'contact', target }, verificationCode)
  const noted = await deps.database.transaction((tx) =>
    noteAttempt(tx, attempt, taken.right && taken.memberId === memberId),
  )
  if (noted === 'locked') throw fault('identity.tooManyAttempts')
  if (noted === 'wrong') throw fault('identity.badCode')
  await deps.database
    .transaction(async (tx) => {
      const former = await findProfile(tx, memberId)
      await (channel === 'sms'
        ? bindMobile(tx, memberId, brandCode, target)
        : bindEmail(tx, memberId, brandCode, target))
      await deps.events.securityChanged(tx, {
        memberId,
        notice: 'contactChanged',
        nowMs,
        ...(former.emailVerified && former.email !== null ? { formerEmail: former.email } : {}),
        ...(former.mobileVerified && former.mobile !== null ? { formerMobile: former.mobile } : {}),
      })
    })
    .catch((error: unknown) => {
      if (error instanceof ContactTaken)
        throw fault(error.contact === 'mobile' ? 'identity.mobileTaken' : 'identity.emailTaken')
      throw error
    })
  return null
}

/** Lets a member with a generated name choose their own, once (D-24). */
export async function changeUsername(
  deps: IdentityDeps,
  { username }: OperationInput<'identity.changeUsername'>,
  { member: { memberId } }: Facts,
): Promise<null> {
  refuseFields({ username: checkUsername(await deps.settings.read('identity.registrationFields'), username) })
  if (isReservedUsername(username, await deps.settings.read('site.name')))
    throw fault('identity.usernameTaken')
  const outcome = await deps.database.transaction(async (tx) => {
    const renamed = await rename(tx, memberId, username)
    if (renamed === 'renamed') await renameSessions(tx, memberId, username)
    return renamed
  })
  if (outcome !== 'renamed')
    throw fault(outcome === 'taken' ? 'identity.usernameTaken' : 'identity.usernameFixed')
  return null
}
