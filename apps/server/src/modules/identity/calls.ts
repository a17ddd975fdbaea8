// SPDX-License-Identifier: Apache-2.0
import type { DomainHandlers } from '../../platform/http/index.ts'
import { forBrand } from '../../platform/settings/for-brand.ts'
import { recordFirstLogin } from '../members/index.ts'
import { changePassword } from './change-password.ts'
import { changeContact, changeUsername, sendContactCode } from './contacts/change-contact.ts'
import type { IdentityDeps } from './deps.ts'
import { freePlay } from './entry/free-play.ts'
import { login } from './entry/login.ts'
import { makeLoginToken, tokenLogin } from './entry/login-token.ts'
import { passkeyLogin, passkeyLoginTask } from './entry/passkey-login.ts'
import { thirdPartyLogin, thirdPartyStart } from './entry/third-party.ts'
import { twoFactorLogin, twoFactorPasskey } from './entry/two-factor-login.ts'
import { logout } from './logout.ts'
import { taskToUse } from './passkeys/passkeys.ts'
import { setPaymentPassword } from './payment-password/set-payment-password.ts'
import { showSecurity } from './proofs/security.ts'
import { stepUp } from './proofs/step-up.ts'
import { acceptInvite } from './recovery/accept-invite.ts'
import { resetByEmail } from './recovery/reset-by-email.ts'
import { resetByPhone } from './recovery/reset-by-phone.ts'
import { sendForgotCode, sendLoginCode, sendRegisterCode } from './recovery/send-codes.ts'
import { register } from './registration/register.ts'
import { secondFactorCalls } from './second-factors/totp-calls.ts'
import { endEverySession, endOwnSession, ownSessions } from './sessions/own-sessions.ts'

type Handlers = DomainHandlers<'identity'>

/** Registration and login. */
const entryCalls = (deps: IdentityDeps) =>
  ({
    'identity.botCheck': (_, { brandCode }) => deps.botChecks.give(brandCode),
    'identity.captcha': (_, context) => deps.captchas.give(context),
    'identity.register': (input, context) => register(forBrand(deps, context), 'register', input, context),
    'identity.registerMobile': (input, context) =>
      register(forBrand(deps, context), 'registerMobile', { ...input, username: '' }, context),
    'identity.login': (input, context) => login(forBrand(deps, context), input, context),
    'identity.twoFactorLogin': (input, context) => twoFactorLogin(forBrand(deps, context), input, context),
    'identity.twoFactorPasskey': (input, context) =>
      twoFactorPasskey(forBrand(deps, context), input, context),
    'identity.passkeyLoginTask': (_, context) => passkeyLoginTask(forBrand(deps, context), context),
    'identity.passkeyLogin': (input, context) => passkeyLogin(forBrand(deps, context), input, context),
    'identity.freePlay': (input, context) => freePlay(forBrand(deps, context), input, context),
    'identity.tokenLogin': (input, context) => tokenLogin(forBrand(deps, context), input, context),
    'identity.makeLoginToken': (_, context) => makeLoginToken(deps, context),
    'identity.thirdPartyStart': (input, context) => thirdPartyStart(forBrand(deps, context), input, context),
    'identity.thirdPartyLogin': (input, context) => thirdPartyLogin(forBrand(deps, context), input, context),
    'identity.logout': (_, context) => logout(deps, context),
    async 'identity.firstLogin'(_, { db, member, nowMs }) {
      await recordFirstLogin(db, member.memberId, nowMs)
      return null
    },
  }) satisfies Partial<Handlers>

/** Codes, account recovery and account protection. */
const protectionCalls = (deps: IdentityDeps) =>
  ({
    'identity.sendLoginCode': (input, context) => sendLoginCode(forBrand(deps, context), input, context),
    'identity.sendRegisterCode': (input, context) =>
      sendRegisterCode(forBrand(deps, context), input, context),
    'identity.sendForgotCode': (input, context) => sendForgotCode(forBrand(deps, context), input, context),
    'identity.resetByEmail': (input, context) => resetByEmail(forBrand(deps, context), input, context),
    'identity.resetByPhone': (input, context) => resetByPhone(forBrand(deps, context), input, context),
    'identity.acceptInvite': (input, context) => acceptInvite(forBrand(deps, context), input, context),
    'identity.changePassword': (input, context) => changePassword(forBrand(deps, context), input, context),
    'identity.setPaymentPassword': (input, context) =>
      setPaymentPassword(forBrand(deps, context), input, context),
    'identity.security': (_, context) => showSecurity(deps, context),
    'identity.stepUp': (input, context) => stepUp(deps, input, context),
    'identity.stepUpPasskey': (_, context) =>
      taskToUse(forBrand(deps, context), context, 'passkeyStepUp', context.member.memberId),
    'identity.paymentPasskey': (_, context) =>
      taskToUse(forBrand(deps, context), context, 'passkeyPayment', context.member.memberId),
    'identity.sendContactCode': (input, context) => sendContactCode(forBrand(deps, context), input, context),
    'identity.changeContact': (input, context) => changeContact(forBrand(deps, context), input, context),
    'identity.changeUsername': (input, context) => changeUsername(forBrand(deps, context), input, context),
    'identity.sessions': (_, context) => ownSessions(deps, context),
    'identity.endSession': (input, context) => endOwnSession(deps, input, context),
    'identity.endAllSessions': (_, context) => endEverySession(deps, context),
  }) satisfies Partial<Handlers>

export const identityCalls = (deps: IdentityDeps): Handlers => ({
  ...entryCalls(deps),
  ...protectionCalls(deps),
  ...secondFactorCalls(deps),
})
