import type { DomainHandlers } from '../../platform/http/index.ts'
import { forBrand } from '../../platform/settings/for-brand.ts'
import { changePassword } from './change-password.ts'
import type { IdentityDeps } from './deps.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { setPaymentPassword } from './payment-password/set-payment-password.ts'
import { register } from './register.ts'

/** Binds registering, logging in and out, and passwords. */
export const identityCalls = (deps: IdentityDeps): DomainHandlers<'identity'> => ({
  'identity.botCheck': (_, { merchant }) => deps.botChecks.give(merchant),
  'identity.login': (input, context) => login(forBrand(deps, context), input, context),
  'identity.register': (input, context) => register(forBrand(deps, context), input, context),
  'identity.logout': (_, context) => logout(deps, context),
  'identity.changePassword': (input, context) => changePassword(forBrand(deps, context), input, context),
  'identity.setPaymentPassword': (input, context) => setPaymentPassword(forBrand(deps, context), input, context),
})
