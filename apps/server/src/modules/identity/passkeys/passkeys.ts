// SPDX-License-Identifier: Apache-2.0
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { fault } from '@tessera/contract'
import type { RequestFacts } from '../../../platform/http/index.ts'
import { saveChallenge, takeChallenge, type ChallengePurpose } from '../challenges/challenges.ts'
import type { IdentityDeps } from '../deps.ts'
import {
  insertPasskey,
  notePasskeyUse,
  passkeyByCredential,
  passkeysOf,
  type Passkey,
} from './passkey-store.ts'

/** The browser's response as received; the library validates its contents. */
export interface PasskeyAnswer {
  id: string
  response: object
}
export interface PasskeyTask {
  challengeId: string
  options: Record<string, unknown>
}

const lifeMs = 5 * 60_000
const asRecord = (options: object): Record<string, unknown> => ({ ...options })

/** Passkeys are bound to the host of the brand, and to the origin that its pages have there. */
function relyingPartyOf(
  { publicUrl }: Pick<IdentityDeps, 'publicUrl'>,
  { host }: RequestFacts,
): { rpID: string; expectedOrigin: string } {
  const { protocol, port } = new URL(publicUrl)
  return { rpID: host, expectedOrigin: `${protocol}//${host}${port === '' ? '' : `:${port}`}` }
}

/** What a browser needs to create a passkey for a member. */
export async function taskToAdd(
  deps: IdentityDeps,
  facts: RequestFacts,
  member: { memberId: bigint; username: string },
): Promise<PasskeyTask> {
  const { rpID } = relyingPartyOf(deps, facts)
  const existing = await passkeysOf(deps.database, member.memberId)
  const options = await generateRegistrationOptions({
    rpID,
    rpName: await deps.settings.read('site.name'),
    userName: member.username,
    userID: new TextEncoder().encode(`member:${member.memberId}`),
    attestationType: 'none',
    excludeCredentials: existing.map((passkey) => ({ id: passkey.credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const challengeId = await saveChallenge(deps.database, deps.chance, {
    purpose: 'passkeyAdd',
    brandCode: facts.brandCode,
    memberId: member.memberId,
    facts: { challenge: options.challenge },
    expiresAtMs: facts.nowMs + lifeMs,
  })
  return { challengeId, options: asRecord(options) }
}

/** Stores the passkey that a browser created. Throws `identity.badPasskey`. */
export async function addPasskey(
  deps: IdentityDeps,
  facts: RequestFacts,
  memberId: bigint,
  { challengeId, passkey, name }: { challengeId: string; passkey: PasskeyAnswer; name: string },
): Promise<Passkey> {
  const challenge = await takeChallenge(
    deps.database,
    challengeId,
    'passkeyAdd',
    facts.brandCode,
    facts.nowMs,
  )
  if (challenge?.memberId !== memberId) throw fault('identity.badPasskey')
  const { rpID, expectedOrigin } = relyingPartyOf(deps, facts)
  // The library throws at any invalid field of the response.
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: passkey as RegistrationResponseJSON,
    expectedChallenge: challenge.facts.challenge ?? '',
    expectedOrigin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch((error: unknown) => refuse(facts, error))
  if (!verified || !registrationInfo) throw fault('identity.badPasskey')
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  const added = await deps.database.transaction(async (tx) => {
    const stored = await insertPasskey(tx, {
      memberId,
      credentialId: id,
      publicKey: Buffer.from(publicKey),
      counter,
      transports,
      name: name === '' ? 'Passkey' : name,
      createdAtMs: facts.nowMs,
    })
    if (stored)
      await deps.events.securityChanged(tx, { memberId, notice: 'passkeyAdded', nowMs: facts.nowMs })
    return stored
  })
  if (!added) throw fault('identity.badPasskey')
  return added
}

/** What a browser needs to use a passkey: any passkey of this host, or one of a member's. */
export async function taskToUse(
  deps: IdentityDeps,
  facts: RequestFacts,
  purpose: ChallengePurpose,
  memberId: bigint | undefined,
): Promise<PasskeyTask> {
  const { rpID } = relyingPartyOf(deps, facts)
  const own = memberId === undefined ? [] : await passkeysOf(deps.database, memberId)
  const options = await generateAuthenticationOptions({
    rpID,
    userVerification: 'required',
    allowCredentials: own.map((passkey) => ({
      id: passkey.credentialId,
      transports: passkey.transports as AuthenticatorTransport[],
    })),
  })
  const challengeId = await saveChallenge(deps.database, deps.chance, {
    purpose,
    brandCode: facts.brandCode,
    memberId: memberId ?? null,
    facts: { challenge: options.challenge },
    expiresAtMs: facts.nowMs + lifeMs,
  })
  return { challengeId, options: asRecord(options) }
}

/**
 * The passkey that answered the challenge: whose it is, and since when. Throws `identity.badPasskey` for anything invalid;
 * the challenge is used up.
 */
export async function usePasskey(
  deps: IdentityDeps,
  facts: RequestFacts,
  purpose: ChallengePurpose,
  { challengeId, passkey }: { challengeId: string; passkey: PasskeyAnswer },
): Promise<Pick<Passkey, 'memberId' | 'createdAtMs'>> {
  const challenge = await takeChallenge(deps.database, challengeId, purpose, facts.brandCode, facts.nowMs)
  const known = await passkeyByCredential(deps.database, passkey.id)
  if (!challenge || !known || (challenge.memberId !== null && challenge.memberId !== known.memberId))
    throw fault('identity.badPasskey')
  const { rpID, expectedOrigin } = relyingPartyOf(deps, facts)
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: passkey as AuthenticationResponseJSON,
    expectedChallenge: challenge.facts.challenge ?? '',
    expectedOrigin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: known.credentialId,
      publicKey: new Uint8Array(known.publicKey),
      counter: known.counter,
    },
  }).catch((error: unknown) => refuse(facts, error))
  if (
    !verified ||
    !(await notePasskeyUse(deps.database, known.id, authenticationInfo.newCounter, facts.nowMs))
  )
    throw fault('identity.badPasskey')
  return known
}

function refuse(facts: RequestFacts, error: unknown): never {
  facts.log.debug(
    { reason: error instanceof Error ? error.message : 'unknown' },
    'a passkey was not accepted',
  )
  throw fault('identity.badPasskey')
}
