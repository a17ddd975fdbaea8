import type { MemberActor } from '../../platform/http/index.ts'
import type { Database } from '../../platform/db/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Member } from '../members/index.ts'
import { createBotChecks } from './bot-check/bot-check.ts'
import type { IdentityDeps } from './deps.ts'
import type { IdentityEvents } from './events.ts'
import { forgetEnded } from './forget-ended.ts'
import { openAccount, type AccountToOpen } from './open-account.ts'
import { createPasswordHashes, type PasswordHashes } from './passwords/password-hashes.ts'
import { checkPaymentPassword, hasPaymentPassword } from './payment-password/check-payment-password.ts'
import { resolveMember, type SessionFacts } from './sessions/resolve-member.ts'
import { tokenHashOf } from './sessions/session-key.ts'
import { createSessionUses } from './sessions/session-uses.ts'
import { setAccountEnabled } from './set-account-enabled.ts'

const nobodyHears = (): Promise<void> => Promise.resolve()

/** Who is who, for the rest of the house. */
export interface Identity {
  deps: IdentityDeps
  resolveMember(token: string, facts: SessionFacts): Promise<MemberActor | undefined>
  /** A running game counts as a use of the session that it was opened in. */
  keepSessionAlive(sessionKey: string): Promise<void>
  checkPaymentPassword(memberId: number, password: string): Promise<void>
  hasPaymentPassword(memberId: number): Promise<boolean>
  openAccount(account: AccountToOpen): Promise<Member | undefined>
  setAccountEnabled(memberId: number, enabled: boolean): Promise<boolean>
  /** The one queue of password work of this process, also for operators. */
  hashPassword: PasswordHashes['hash']
  verifyPassword: PasswordHashes['verify']
  forgetEnded(): Promise<void>
  /** Writes what is held in memory; for an orderly end. */
  flush(): Promise<void>
}

export interface IdentityOptions {
  /**
   * A pool of its own for payment passwords. They are asked for in the middle of other work, which holds a connection of
   * the platform's pool: were both to come from one pool, enough requests at once would wait for each other.
   */
  aside?: Database
  /** Heard by modules to the right, in the same transaction. */
  events?: Partial<IdentityEvents>
}

/** Puts identity together. */
export function createIdentity(platform: Platform, { aside = platform.database, events = {} }: IdentityOptions = {}): Identity {
  const deps: IdentityDeps = {
    ...platform, aside, events: { sessionsEnded: nobodyHears, accountEnabled: nobodyHears, ...events }, hashes: createPasswordHashes(platform.chance), uses: createSessionUses(platform.database, platform.log), botChecks: createBotChecks(platform),
  }
  return {
    deps,
    resolveMember: (token, facts) => resolveMember(deps, token, facts),
    keepSessionAlive: sessionKey => deps.uses.note(tokenHashOf(sessionKey), deps.clock.now()),
    checkPaymentPassword: (memberId, password) => checkPaymentPassword(deps, memberId, password),
    hasPaymentPassword: memberId => hasPaymentPassword(deps, memberId),
    openAccount: account => openAccount(deps, account),
    setAccountEnabled: (memberId, enabled) => setAccountEnabled(deps, memberId, enabled),
    hashPassword: deps.hashes.hash,
    verifyPassword: deps.hashes.verify,
    forgetEnded: () => forgetEnded(deps),
    flush: () => deps.uses.flush(),
  }
}
