// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput, RegistrationFieldRule } from '@tessera/contract'
import type { Settings } from '../../../platform/settings/settings.ts'
import { builtFields, isBuilt } from '../built-features.ts'

type Rules = Readonly<Record<string, RegistrationFieldRule>>

/** The rules of a form; a field that the form always requires is included whatever the settings say. */
const presentForm = (
  rules: Rules,
  built: readonly string[],
  alwaysRequired: readonly string[],
): Record<string, RegistrationFieldRule> =>
  Object.fromEntries(
    Object.entries(rules)
      .filter(([name, rule]) => (rule.enabled || alwaysRequired.includes(name)) && built.includes(name))
      .map(([name, rule]) => [
        name,
        alwaysRequired.includes(name) ? { ...rule, enabled: true, required: true } : rule,
      ]),
  )

/**
 * The fields of each registration form (D-50): those that are enabled or always required, as far as they are
 * built.
 */
export async function registerSettings(
  settings: Settings,
): Promise<OperationOutput<'site.registerSettings'>> {
  const [byName, byMobile, captcha, bySms, withPassword] = await Promise.all([
    settings.read('identity.registrationFields'),
    settings.read('identity.registrationFieldsMobile'),
    settings.read('identity.captcha'),
    settings.read('identity.smsVerification'),
    settings.read('identity.mobileRegisterPassword'),
  ])
  return {
    register: presentForm(
      byName,
      builtFields.register,
      bySms ? ['username', 'password', 'mobileNum'] : ['username', 'password'],
    ),
    registerMobile: presentForm(
      byMobile,
      builtFields.registerMobile,
      withPassword ? ['mobileNum', 'password'] : ['mobileNum'],
    ),
    captcha: isBuilt('identity.captcha') ? captcha : { enabled: false, required: false },
  }
}
