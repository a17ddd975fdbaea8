// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput } from '@tessera/contract'
import { checkSmsLogin } from '@tessera/rules/identity/entry-forms'
import type { FieldProblem } from '@tessera/rules/identity/field-rule'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import type { RequestFacts } from '../../../platform/http/index.ts'
import { settleAttempts } from '../attempts/attempt-store.ts'
import { captchaNeeded, countGuess, refuseWhileLocked, takeAttempt } from '../attempts/attempts.ts'
import { logLogin, type LoginMethod, type LoginOutcome } from '../attempts/login-log.ts'
import { loginAddress } from '../attempts/subjects.ts'
import type { IdentityDeps } from '../deps.ts'
import { refuseFields } from '../refuse-fields.ts'
import { claimByCode, claimByDevice, claimByPassword, type Claim } from './claims.ts'
import { answerEntered, enter, type Entered, type Entry, type SessionAnswer } from './enter.ts'
import { lockClaimant } from './lock-claimant.ts'

type Input = OperationInput<'identity.login'>

/**
 * Logs in. A wrong name, a wrong password and an invalid device token get the same answer after the same
 * work. The fifth wrong attempt within five minutes locks the name and the address, even for the right
 * password; a known browser is counted separately, so that others' attempts do not lock the owner out (D-11).
 */
export async function login(deps: IdentityDeps, input: Input, facts: RequestFacts): Promise<SessionAnswer> {
  const method: LoginMethod =
    input.type === 'sms' ? 'sms' : input.remember && !input.password ? 'device' : 'password'
  await refuseUnfit(deps, input, method)
  if (method !== 'password')
    await refuseWhileLocked(deps.database, { subjects: [loginAddress(facts.ip)], nowMs: facts.nowMs })
  await deps.botChecks.take(input, facts.brandCode)
  const claim =
    method === 'sms'
      ? await claimByCode(deps, input, facts)
      : method === 'device'
        ? await claimByDevice(deps, input, facts)
        : await claimByPassword(deps, input, facts, (needed) => refuseCaptcha(deps, input, needed, facts))
  // With a remembered device or a code this needs a hash, so it is checked before the transaction.
  const defaultPassword = claim.proven && (await isDefaultPassword(deps, input, claim))
  const outcome = await decide({ deps, input, facts, claim, method, defaultPassword })
  if (typeof outcome === 'object') return answerEntered(facts, outcome)
  if (outcome === 'locked') throw fault('identity.tooManyAttempts')
  if (method === 'sms') throw fault('identity.badCode', { captcha: false })
  throw fault('identity.badCredentials', {
    captcha: method === 'password' && (await captchaNeeded(deps.database, claim.subjects)),
  })
}

async function refuseUnfit({ settings }: IdentityDeps, input: Input, method: LoginMethod): Promise<void> {
  if (method === 'sms') {
    if (!(await settings.read('identity.verificationCodeLogin'))) throw fault('identity.notEnabled')
    return refuseFields({ ...checkSmsLogin(await settings.read('identity.registrationFieldsMobile'), input) })
  }
  const empty = (field: 'username' | 'password'): FieldProblem => ({
    key: 'identity.empty',
    words: { field: `identity.${field}` },
  })
  refuseFields({
    username: input.username === '' ? empty('username') : undefined,
    password: method === 'device' || input.password ? undefined : empty('password'),
  })
}

/**
 * After three wrong attempts in a row, an attempt without the captcha's letters is not checked; wrong letters
 * count against the address.
 */
async function refuseCaptcha(
  deps: IdentityDeps,
  { captcha }: Input,
  needed: boolean,
  facts: RequestFacts,
): Promise<void> {
  if (!needed) return
  if (captcha === '') throw fault('identity.captchaRequired', { captcha: true })
  if (
    !(await countGuess(deps.database, loginAddress(facts.ip), facts.nowMs, () =>
      deps.captchas.take(captcha, facts),
    ))
  )
    throw fault('identity.badCaptcha', { captcha: true })
}

/** One login whose password, code or device was checked. */
interface LoginAttempt {
  deps: IdentityDeps
  input: Input
  facts: RequestFacts
  claim: Claim
  method: LoginMethod
  /** The password is the one that operators hand out. */
  defaultPassword: boolean
}

/**
 * Counts the attempt and, if it was right, logs the member in. A refusal at the last step (closed account,
 * wrong area) is logged too.
 */
async function decide(attempt: LoginAttempt): Promise<Entered | 'wrong' | 'locked'> {
  try {
    return await countAndEnter(attempt)
  } catch (error) {
    const refused = refusals[(error as { fault?: string }).fault ?? '']
    if (refused) await log(attempt.deps.database, attempt, refused)
    throw error
  }
}

const log = (db: Queries, { facts, claim, method }: LoginAttempt, outcome: LoginOutcome): Promise<void> =>
  logLogin(db, facts, { memberId: claim.memberId, name: claim.name, method, outcome })

/**
 * One transaction, started after the password check: checks again what may have changed meanwhile (too many
 * failures, another password, a closed account), then writes the session and the log.
 */
async function countAndEnter(attempt: LoginAttempt): Promise<Entered | 'wrong' | 'locked'> {
  const {
    deps,
    facts,
    claim: { subjects, use, ...claim },
    method,
  } = attempt
  return deps.database.transaction(
    async (tx) => {
      const [{ noted, before }, found] = await Promise.all([
        takeAttempt(tx, { subjects, nowMs: facts.nowMs }, claim.proven || claim.staff),
        claim.proven ? lockClaimant(tx, claim) : undefined,
      ])
      if (noted === 'wrong') await log(tx, attempt, 'wrong')
      if (noted !== 'right') return noted
      if (claim.staff) throw fault('identity.notMember', { captcha: false })
      if (!found) return 'wrong'
      const [entered] = await Promise.all([
        enterClaimant(tx, attempt, found),
        before ? settleAttempts(tx, subjects) : undefined,
        use?.(tx),
      ])
      return entered
    },
    { losable: method === 'password' && !use },
  )
}

const enterClaimant = (
  tx: Tx,
  { deps, input, facts, claim, method, defaultPassword }: LoginAttempt,
  found: Pick<Entry, 'member' | 'credential'>,
): Promise<Entered> =>
  enter(tx, deps, facts, {
    ...found,
    method,
    area: input.area,
    rememberMe: input.rememberMe,
    proof: method === 'device' ? 'remembered' : 'proven',
    temporary: claim.temporary,
    name: claim.name,
    defaultPassword,
  })

const refusals: Partial<Record<string, LoginOutcome>> = {
  'identity.accountDisabled': 'disabled',
  'identity.notAgent': 'notAgent',
  'identity.notMember': 'notMember',
}

/**
 * Whether it was the default password that operators hand out (D-28). If none was typed (remembered device,
 * code), checks the member's hash.
 */
async function isDefaultPassword(
  { settings, hashes }: IdentityDeps,
  { password }: Input,
  { credential }: Claim,
): Promise<boolean> {
  const usual = await settings.read('identity.defaultPassword')
  if (usual === '') return false
  return password ? password === usual : hashes.verify(credential?.passwordHash, usual)
}
