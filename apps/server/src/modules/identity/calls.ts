import type { DomainHandlers } from '../../platform/http/index.ts'
import { changePassword } from './change-password.ts'
import type { IdentityDeps } from './deps.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { setPaymentPassword } from './payment-password/set-payment-password.ts'
import { register } from './register.ts'

/** Binds registering, logging in and out, and passwords. */
export const identityCalls = (deps: IdentityDeps): DomainHandlers<'identity'> => ({
  'identity.botCheck': () => deps.botChecks.give(),
  'identity.login': (input, context) => login(deps, input, context),
  'identity.register': (input, context) => register(deps, input, context),
  'identity.logout': (_, context) => logout(deps, context),
  'identity.changePassword': (input, context) => changePassword(deps, input, context),
  'identity.setPaymentPassword': (input, context) => setPaymentPassword(deps, input, context),
})
