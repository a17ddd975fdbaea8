// SPDX-License-Identifier: Apache-2.0
import type { CallInput, CallOutput } from '@tessera/contract'

type Task = CallOutput<'identity.passkeyLoginTask'>
export type PasskeyAnswer = Pick<CallInput<'identity.passkeyLogin'>, 'challengeId' | 'passkey'>

/** Whether this browser can create and use passkeys. */
export const knowsPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential

/** Asks the member to confirm with a passkey. Rejects if they cancel. */
export async function answerPasskey({ challengeId, options }: Task): Promise<PasskeyAnswer> {
  if (!asksForOne(options)) throw new Error('The platform asked for no passkey')
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  return { challengeId, passkey: written(await navigator.credentials.get({ publicKey })) }
}

/** Asks the browser to create a passkey. Rejects if the member cancels. */
export async function makePasskey({ challengeId, options }: Task): Promise<PasskeyAnswer> {
  if (!asksToMake(options)) throw new Error('The platform asked for no passkey')
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  return { challengeId, passkey: written(await navigator.credentials.create({ publicKey })) }
}

const asksForOne = (options: object): options is PublicKeyCredentialRequestOptionsJSON =>
  'challenge' in options
const asksToMake = (options: object): options is PublicKeyCredentialCreationOptionsJSON =>
  'challenge' in options && 'rp' in options && 'user' in options && 'pubKeyCredParams' in options

function written(credential: Credential | null): PasskeyAnswer['passkey'] {
  if (!(credential instanceof PublicKeyCredential)) throw new Error('The browser gave no passkey')
  return JSON.parse(JSON.stringify(credential)) as PasskeyAnswer['passkey']
}
