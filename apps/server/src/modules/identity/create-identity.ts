// SPDX-License-Identifier: Apache-2.0
import type { Call } from '@tessera/contract'
import type { MemberActor, RequestFacts } from '../../platform/http/index.ts'
import type { Database, Queries } from '../../platform/db/index.ts'
import type { Vault } from '../../platform/keys/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { idNumberOwner, type Member } from '../members/index.ts'
import { createBotChecks, createCaptchas, type DrawCaptcha } from '../human-checks/index.ts'
import { createCodes } from './codes/codes.ts'
import type { IdentityDeps } from './deps.ts'
import { deviceHashOf } from './devices/known-device.ts'
import { forgetTrials } from './entry/forget-trials.ts'
import { trialOf } from './entry/trial-of.ts'
import type { IdentityEvents } from './events.ts'
import { noteSecurityChange } from './account-events/note-event.ts'
import { forgetEnded } from './forget-ended.ts'
import { createInstallationSecret } from './installation-secret.ts'
import { openIdNumber } from './open-id-number.ts'
import { openAccount, type AccountToOpen } from './open-account.ts'
import { createOutbox, type Carriers } from '../outbox/index.ts'
import {
  sharedHashing,
  createHashQueue,
  createOperatorHashQueue,
  createPasswordHashes,
  type PasswordHashes,
} from './passwords/password-hashes.ts'
import {
  checkPaymentPassword,
  hasPaymentPassword,
  type WrongPaymentPassword,
} from './payment-password/check-payment-password.ts'
import type { PhoneProofs, SocialProviders } from './ports.ts'
import { checkPaymentPasskey } from './payment-password/check-payment-passkey.ts'
import { proveCall } from './proofs/prove-call.ts'
import { subscribeToEnded } from './sessions/subscribe-to-ended.ts'
import { livesUntil, sessionEnds } from './sessions/lives-until.ts'
import { recogniseMember, resolveMember, type SessionFacts } from './sessions/resolve-member.ts'
import { tokenHashOf } from './sessions/session-key.ts'
import { updateUses } from './sessions/session-store.ts'
import { createSessionUses } from './sessions/session-uses.ts'
import { setAccountEnabled } from './set-account-enabled.ts'
import { withoutOutside } from './without-outside.ts'

const noListener = (): Promise<void> => Promise.resolve()

/** Identity, as the rest of the platform uses it. */
export interface Identity {
  deps: IdentityDeps
  resolveMember(token: string, facts: SessionFacts): Promise<MemberActor | undefined>
  /** Whose token this is and when it expires, without counting as activity: for open pages. */
  recogniseMember(
    token: string,
    facts: SessionFacts,
  ): Promise<{ actor: MemberActor; endsAtMs: number } | undefined>
  /**
   * When the active ones of these sessions expire if nobody uses them again, by their keys. Does not count as
   * activity.
   */
  sessionEnds(sessionKeys: readonly string[]): Promise<Map<string, number>>
  /** Throws when a call needs more proof than the session has. */
  proveCall(call: Call, actor: MemberActor, facts: RequestFacts): Promise<void>
  /**
   * The login queue. In a flood it refuses most logins before they cost anything. A browser with a device
   * token does not wait behind the others; the token is verified when its turn comes.
   */
  inTurn<Result>(facts: RequestFacts, work: () => Promise<Result>): Promise<Result>
  /** The trial account of a member. */
  trialOf(memberId: bigint, facts: { nowMs: number; brandCode: string }): Promise<bigint>
  /**
   * When a session expires if nobody uses it again; undefined when it has ended. Within a transaction this
   * locks it until that is done.
   */
  livesUntil(db: Queries, sessionKey: string): Promise<number | undefined>
  /** A running game counts as activity of its session, but never beyond the session's latest end. */
  noteUses(uses: readonly { sessionKey: string; usedAtMs: number }[]): Promise<void>
  /**
   * Checks a payment password and throws the refusal if it fails; a wrong one throws `wrong`. Counts wrong
   * attempts.
   */
  checkPaymentPassword(memberId: bigint, password: string, wrong?: WrongPaymentPassword): Promise<void>
  /** Checks that a member confirmed a payment with a passkey of their own, or throws `identity.badPasskey`. */
  checkPaymentPasskey(memberId: bigint, input: Record<string, unknown>, facts: RequestFacts): Promise<void>
  hasPaymentPassword(memberId: bigint): Promise<boolean>
  /** Document numbers, encrypted for their owner. */
  sealIdNumber(memberId: bigint, idNumber: string): Buffer
  /** Undefined when no key of this process decrypts it. */
  openIdNumber(memberId: bigint, sealed: Buffer): string | undefined
  openAccount(account: AccountToOpen): Promise<Member | undefined>
  setAccountEnabled(memberId: bigint, enabled: boolean): Promise<boolean>
  hashPassword: PasswordHashes['hash']
  /** Checks an operator's password, in separate slots. */
  verifyOperatorPassword: PasswordHashes['verify']
  forgetEnded(database?: Database): Promise<void>
  /** Sends messages whose first attempt failed. */
  deliverWaiting(): Promise<void>
  /** Subscribes to sessions that end on other processes. Returns a function that stops it. */
  subscribeToEnded(database?: Database): () => Promise<void>
  /** Writes what is held in memory; for a clean shutdown. */
  flush(): Promise<void>
}

export interface IdentityOptions {
  /** Connections for messages sent after a call was answered; defaults to those of calls. */
  afterwards?: Database
  /** Handled by other modules, in the same transaction. */
  events?: Partial<IdentityEvents>
  publicUrl: string
  drawCaptcha: DrawCaptcha
  carriers: Carriers
  socialProviders: SocialProviders
  phoneProofs: PhoneProofs
  vault: Vault
  unseal: IdentityDeps['unseal']
  staffHash: IdentityDeps['staffHash']
  ownerOfHost: IdentityDeps['ownerOfHost']
}

/** Creates identity. */
export function createIdentity(platform: Platform, options: Partial<IdentityOptions> = {}): Identity {
  const {
    afterwards = platform.database,
    events = {},
    drawCaptcha,
    carriers,
    ...chosen
  }: IdentityOptions = { ...withoutOutside, ...options }
  const outbox = createOutbox({ ...platform, database: afterwards }, carriers)
  const hashing = sharedHashing()
  const secret = createInstallationSecret(platform.database, platform.chance)
  const deps: IdentityDeps = {
    ...platform,
    ...chosen,
    events: {
      sessionsEnded: noListener,
      registered: noListener,
      deviceShared: noListener,
      accountEnabled: noListener,
      ...events,
      async securityChanged(tx, change) {
        await noteSecurityChange(tx, change)
        await events.securityChanged?.(tx, change)
      },
    },
    hashes: createPasswordHashes(platform, hashing, createHashQueue(platform.clock)),
    logins: createHashQueue(platform.clock),
    uses: createSessionUses(platform.database, platform.log),
    botChecks: createBotChecks(platform, () => secret('botCheck')),
    captchas: createCaptchas(platform, drawCaptcha),
    outbox,
    codes: createCodes(platform, outbox, secret),
  }
  const operatorHashes = createPasswordHashes(platform, hashing, createOperatorHashQueue(platform.clock))
  return {
    deps,
    resolveMember: (token, facts) => resolveMember(deps, token, facts),
    recogniseMember: (token, facts) => recogniseMember(deps, token, facts),
    sessionEnds: (sessionKeys) => sessionEnds(platform.database, deps, sessionKeys),
    proveCall: (call, actor, facts) => proveCall(deps, call, actor, facts),
    inTurn: (facts, work) => deps.logins.run(work, deviceHashOf(facts) ? 'first' : 'usual'),
    trialOf: (memberId, facts) => trialOf(deps, memberId, facts),
    livesUntil: (db, sessionKey) => livesUntil(db, deps, sessionKey),
    noteUses: async (uses) => {
      await updateUses(
        platform.database,
        uses.map(({ sessionKey, usedAtMs }) => ({ tokenHash: tokenHashOf(sessionKey), usedAtMs })),
      )
    },
    checkPaymentPassword: (memberId, password, wrong) =>
      checkPaymentPassword(deps, memberId, password, wrong),
    checkPaymentPasskey: (memberId, input, facts) => checkPaymentPasskey(deps, memberId, input, facts),
    hasPaymentPassword: (memberId) => hasPaymentPassword(deps, memberId),
    sealIdNumber: (memberId, idNumber) => deps.vault.seal(idNumber, idNumberOwner(memberId)),
    openIdNumber: (memberId, sealed) => openIdNumber(deps.vault, memberId, sealed),
    openAccount: (account) => openAccount(deps, account),
    setAccountEnabled: (memberId, enabled) => setAccountEnabled(deps, memberId, enabled),
    hashPassword: deps.hashes.hash,
    verifyOperatorPassword: operatorHashes.verify,
    async forgetEnded(database = deps.database) {
      await forgetEnded({ ...deps, database })
      await forgetTrials({ ...deps, database })
    },
    deliverWaiting: () => outbox.deliverWaiting(),
    subscribeToEnded: (database = deps.database) => subscribeToEnded({ ...deps, database }),
    flush: () => deps.uses.flush(),
  }
}
