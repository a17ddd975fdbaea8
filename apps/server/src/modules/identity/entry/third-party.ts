// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput } from '@tessera/contract'
import type { RequestFacts } from '../../../platform/http/index.ts'
import { groupOfNewAccount } from '../../agents/index.ts'
import { createMember, lockMember } from '../../members/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { saveChallenge, takeChallenge } from '../challenges/challenges.ts'
import { roadCookie } from '../cookie-names.ts'
import { insertCredential, lockCredential } from '../credential-store.ts'
import type { IdentityDeps } from '../deps.ts'
import { saidByThirdParty, thirdPartyFault } from '../outside/third-party-faults.ts'
import type { OutsideIdentity, SocialProvider } from '../ports.ts'
import { madeUpName } from '../registration/made-up-name.ts'
import { answerEntered, enter, type Entry, type SessionAnswer } from './enter.ts'
import { insertIdentity, lockIdentity, memberOfIdentity } from './outside-store.ts'

type Provider = OperationInput<'identity.thirdPartyStart'>['provider']

const lifeMs = 10 * 60_000

async function providerOf(
  { settings, socialProviders }: IdentityDeps,
  provider: Provider,
): Promise<SocialProvider> {
  if (!(await settings.read('identity.socialLogin'))[provider]) throw fault('identity.notEnabled')
  const found =
    provider === 'google'
      ? socialProviders.google(await settings.read('identity.google'))
      : socialProviders.facebook(await settings.read('identity.facebookApp'))
  if (!found) throw thirdPartyFault('operation-not-allowed')
  return found
}

/** Where the provider sends the visitor back to: a page of the host where they started. */
function redirectOf({ publicUrl }: IdentityDeps, { host }: RequestFacts): string {
  const { protocol, port } = new URL(publicUrl)
  return `${protocol}//${host}${port === '' ? '' : `:${port}`}/social`
}

/**
 * Starts an external sign-in. What is needed on return is stored here, under a state that a cookie binds to
 * this browser.
 */
export async function thirdPartyStart(
  deps: IdentityDeps,
  { provider }: OperationInput<'identity.thirdPartyStart'>,
  facts: RequestFacts,
): Promise<{ url: string }> {
  const social = await providerOf(deps, provider)
  const [road, state] = [deps.chance.token(), deps.chance.token()]
  const { url, facts: stored } = await social
    .start({ redirectUri: redirectOf(deps, facts), state })
    .catch(saidByThirdParty(facts))
  const id = await saveChallenge(deps.database, deps.chance, {
    purpose: 'social',
    brandCode: facts.brandCode,
    memberId: null,
    facts: { ...stored, provider, state, road },
    expiresAtMs: facts.nowMs + lifeMs,
  })
  facts.setCookie(roadCookie, `${id}.${road}`, { maxAgeSeconds: lifeMs / 1000, path: '/wps/session' })
  return { url }
}

/**
 * Handles the return. An unknown identity creates a new member; it is never linked to an account by its
 * e-mail address (D-42).
 */
export async function thirdPartyLogin(
  deps: IdentityDeps,
  { provider, code, state, iss, error }: OperationInput<'identity.thirdPartyLogin'>,
  facts: RequestFacts,
): Promise<SessionAnswer> {
  const social = await providerOf(deps, provider)
  if (error !== undefined) throw thirdPartyFault(error)
  const [id = '', road = ''] = (facts.cookies[roadCookie] ?? '').split('.')
  const challenge = await takeChallenge(deps.database, id, 'social', facts.brandCode, facts.nowMs)
  facts.clearCookie(roadCookie)
  if (
    !challenge ||
    challenge.facts.road !== road ||
    challenge.facts.state !== state ||
    challenge.facts.provider !== provider ||
    code === undefined ||
    state === undefined
  )
    throw thirdPartyFault('code-expired')
  const outside = await social
    .finish({ redirectUri: redirectOf(deps, facts), state, code, iss, facts: challenge.facts })
    .catch(saidByThirdParty(facts))
  const entered = await deps.database.transaction(async (tx) => {
    const entry = await memberOf(tx, deps, facts, provider, outside)
    return enter(tx, deps, facts, {
      ...entry,
      proof: 'proven',
      method: 'social',
      area: 'member',
      rememberMe: false,
    })
  })
  return answerEntered(facts, entered)
}

async function memberOf(
  tx: Tx,
  { chance, settings }: IdentityDeps,
  facts: RequestFacts,
  provider: Provider,
  { issuer, subject }: OutsideIdentity,
): Promise<Pick<Entry, 'member' | 'credential'>> {
  const identity = { brandCode: facts.brandCode, issuer, subject }
  // Two first logins of one identity at the same moment: the second waits here and finds the first one's member.
  await lockIdentity(tx, identity)
  const known = await memberOfIdentity(tx, identity)
  if (known !== undefined) {
    const member = await lockMember(tx, known)
    if (!member) throw thirdPartyFault('unknown')
    return { member, credential: await lockCredential(tx, member.id) }
  }
  const { code: currency } = await settings.read('site.currency')
  const prizeGroup = await groupOfNewAccount(tx, settings, { brandCode: facts.brandCode })
  for (let tries = 0; tries < 5; tries++) {
    const member = await createMember(tx, facts, {
      brandCode: facts.brandCode,
      username: madeUpName(chance),
      usernameMade: true,
      currency,
      prizeGroup,
    })
    if (!member) continue
    await insertCredential(tx, member.id, {
      passwordHash: undefined,
      passwordSetAtMs: facts.nowMs,
      passwordTemporary: false,
    })
    await insertIdentity(tx, identity, { memberId: member.id, provider, linkedAtMs: facts.nowMs })
    return { member, credential: undefined }
  }
  throw new Error('no free name was found')
}
