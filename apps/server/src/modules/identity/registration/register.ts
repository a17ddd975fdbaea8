// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput } from '@tessera/contract'
import { checkRegistration, type RegistrationForm } from '@tessera/rules/identity/registration'
import { isEasyPin } from '@tessera/rules/identity/easy-pin'
import type { FieldProblem } from '@tessera/rules/identity/field-rule'
import { isReservedUsername } from '@tessera/rules/identity/usernames'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import type { RequestFacts } from '../../../platform/http/index.ts'
import { findUpline, groupOfNewAccount } from '../../agents/index.ts'
import {
  confirmAge,
  ContactTaken,
  createMember,
  currencyOfMember,
  insertProfile,
  memberByUsername,
  memberIdByMobile,
  type Member,
} from '../../members/index.ts'
import { currencyFor } from '../../site/index.ts'
import { countGuess, refuseWhileLocked } from '../attempts/attempts.ts'
import { codeAddress } from '../attempts/subjects.ts'
import { readNumber } from '../contacts/read-number.ts'
import { insertCredential } from '../credential-store.ts'
import type { IdentityDeps } from '../deps.ts'
import { answerEntered, enter, type SessionAnswer } from '../entry/enter.ts'
import { refuseFields } from '../refuse-fields.ts'
import { madeUpName } from './made-up-name.ts'
import { arrivalOf, profileOf } from './profile-of.ts'
import { proveNumber } from './prove-number.ts'

export type RegistrationInput = Omit<OperationInput<'identity.register'>, 'username'> & {
  username: string
  registerUrl?: string
  registerMethod?: 'WEB'
}

/**
 * Registers a visitor as a member and logs them in. Cheap refusals come first: the proof of work, the captcha
 * and the code are used up only by a form that could succeed. Only a person who has proved to hold a number
 * learns whether it is taken; unverified numbers and addresses may be on several profiles and identify
 * nobody.
 */
export async function register(
  deps: IdentityDeps,
  kind: RegistrationForm['kind'],
  input: RegistrationInput,
  facts: RequestFacts,
): Promise<SessionAnswer> {
  const form = await formOf(deps, kind)
  await refuseWhileLocked(deps.database, { subjects: [codeAddress(facts.ip)], nowMs: facts.nowMs })
  await refuseUnfit(deps, form, input)
  const number = await numberOf(deps, input)
  const uplineId = await findUpline(deps.database, {
    brandCode: facts.brandCode,
    affiliateCode: input.affiliateCode,
    recommenderId: input.recommenderId,
    hostOwnerId: await deps.ownerOfHost(facts.host),
  })
  await deps.botChecks.take(input, facts.brandCode)
  await takeCaptcha(deps, form, input, facts)
  const mobileVerified = await proveNumber(deps, form, input, number, facts)
  await refuseTaken(deps.database, { form, input, number: mobileVerified ? number : undefined }, facts)
  const currency = await currencyOf(deps, input, uplineId)
  const prizeGroup = await groupOfNewAccount(deps.database, deps.settings, {
    brandCode: facts.brandCode,
    affiliateCode: input.affiliateCode,
  })
  const hashes = await hashesOf(deps, form, input)
  const age = await deps.settings.read('site.ageLimit')
  const account = { kind, username: input.username, currency, uplineId, prizeGroup }
  const entered = await deps.database
    .transaction(async (tx) => {
      const member = await newMember(tx, deps, facts, account)
      // Members who did not confirm it are asked before the first game.
      if (input.agreed)
        await confirmAge(tx, { memberId: member.id, age, how: 'registration', nowMs: facts.nowMs })
      await insertCredential(tx, member.id, {
        ...hashes,
        passwordSetAtMs: facts.nowMs,
        passwordTemporary: false,
      })
      const profile = profileOf(deps, member.id, input, number, mobileVerified)
      await insertProfile(tx, member.id, facts.brandCode, profile, arrivalOf(input))
      await deps.events.registered(tx, {
        memberId: member.id,
        brandCode: facts.brandCode,
        referralCode: input.referralCode,
        currency: member.currency,
        ip: facts.ip,
        nowMs: facts.nowMs,
      })
      return enterFirst(tx, deps, facts, member)
    })
    .catch(sayWhatIsTaken)
  return answerEntered(facts, entered)
}

/** Which form applies, by the brand's switches. Throws `identity.registrationClosed`. */
async function formOf({ settings }: IdentityDeps, kind: RegistrationForm['kind']): Promise<RegistrationForm> {
  const mobile = kind === 'registerMobile'
  if (!(await settings.read(mobile ? 'identity.mobileRegister' : 'identity.usernameRegister')))
    throw fault('identity.registrationClosed')
  const asked = mobile || (await settings.read('identity.smsVerification'))
  const phoneProof = asked && (await settings.read('identity.smsProvider')) === 'firebase'
  const captcha = await settings.read('identity.captcha')
  return {
    kind,
    password: !mobile || (await settings.read('identity.mobileRegisterPassword')),
    code: asked && !phoneProof,
    phoneProof,
    captcha: captcha.enabled && captcha.required,
  }
}

async function refuseUnfit(
  { settings }: IdentityDeps,
  form: RegistrationForm,
  input: RegistrationInput,
): Promise<void> {
  const rules = await settings.read(
    form.kind === 'register' ? 'identity.registrationFields' : 'identity.registrationFieldsMobile',
  )
  const problems: Record<string, FieldProblem | undefined> = { ...checkRegistration(rules, input, form) }
  if (input.password !== '' && input.password === (await settings.read('identity.defaultPassword')))
    problems.password ??= { key: 'identity.password.tooCommon' }
  const { paymentPassword, mobileNum } = input
  if (paymentPassword !== '' && isEasyPin(paymentPassword, { birthday: '', mobile: mobileNum }))
    problems.paymentPassword ??= { key: 'identity.payment.easy' }
  refuseFields(problems)
  if (form.kind === 'register' && isReservedUsername(input.username, await settings.read('site.name')))
    throw fault('identity.usernameTaken')
}

/** Uses up the captcha where the form needs one, or has one anyway. Throws `identity.badCaptcha`. */
async function takeCaptcha(
  deps: IdentityDeps,
  form: RegistrationForm,
  { captcha }: RegistrationInput,
  facts: RequestFacts,
): Promise<void> {
  if (!form.captcha && (captcha === '' || !(await deps.settings.read('identity.captcha')).enabled)) return
  const take = (): Promise<boolean> => deps.captchas.take(captcha, facts)
  if (!(await countGuess(deps.database, codeAddress(facts.ip), facts.nowMs, take)))
    throw fault('identity.badCaptcha')
}

/** Throws `identity.usernameTaken`, or `identity.mobileTaken` for a number that the visitor has proved to hold. */
async function refuseTaken(
  db: Queries,
  { form, input, number }: { form: RegistrationForm; input: RegistrationInput; number: string | undefined },
  { brandCode }: RequestFacts,
): Promise<void> {
  if (form.kind === 'register' && (await memberByUsername(db, brandCode, input.username)))
    throw fault('identity.usernameTaken')
  if (number !== undefined && (await memberIdByMobile(db, brandCode, number)) !== undefined)
    throw fault('identity.mobileTaken')
}

async function numberOf(
  { settings }: IdentityDeps,
  { mobileNum, countryDialingCode }: RegistrationInput,
): Promise<string | undefined> {
  if (mobileNum === '') return undefined
  const number = readNumber(
    mobileNum,
    countryDialingCode === '' ? await settings.read('identity.dialingCode') : countryDialingCode,
  )
  if (number === undefined) throw fault('identity.badNumber')
  return number
}

async function hashesOf(
  { hashes }: IdentityDeps,
  form: RegistrationForm,
  { password, paymentPassword }: RegistrationInput,
): Promise<{ passwordHash: string | undefined; paymentHash: string | undefined }> {
  return {
    passwordHash: form.password ? await hashes.hash(password) : undefined,
    paymentHash: paymentPassword === '' ? undefined : await hashes.hash(paymentPassword),
  }
}

const currencyOf = async (
  { database, settings }: IdentityDeps,
  { currency }: RegistrationInput,
  uplineId: bigint | undefined,
): Promise<string> =>
  currencyFor(settings, {
    chosen: currency,
    uplineCurrency: uplineId === undefined ? undefined : await currencyOfMember(database, uplineId),
  })

/** With the chosen name, or with generated names until one is free. */
async function newMember(
  tx: Tx,
  { chance }: IdentityDeps,
  facts: RequestFacts,
  {
    kind,
    username,
    currency,
    uplineId,
    prizeGroup,
  }: {
    kind: RegistrationForm['kind']
    username: string
    currency: string
    uplineId: bigint | undefined
    prizeGroup: number
  },
): Promise<Member> {
  const upline = uplineId === undefined ? {} : { uplineId }
  for (let tries = 0; tries < 5; tries++) {
    const made = kind === 'registerMobile'
    const member = await createMember(tx, facts, {
      brandCode: facts.brandCode,
      username: made ? madeUpName(chance) : username,
      currency,
      usernameMade: made,
      prizeGroup,
      ...upline,
    })
    if (member) return member
    if (!made) throw fault('identity.usernameTaken')
  }
  throw new Error('no free name was found')
}

/** Logs a new member in, who has just proved everything that a login asks for. */
const enterFirst = (
  tx: Tx,
  deps: IdentityDeps,
  facts: RequestFacts,
  member: Member,
): ReturnType<typeof enter> =>
  enter(tx, deps, facts, {
    member,
    credential: undefined,
    proof: 'proven',
    method: 'register',
    name: member.username,
    area: 'member',
    rememberMe: false,
  })

function sayWhatIsTaken(error: unknown): never {
  if (error instanceof ContactTaken)
    throw fault(error.contact === 'mobile' ? 'identity.mobileTaken' : 'identity.emailTaken')
  throw error
}
