// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput, RegistrationFieldRule } from '@tessera/contract'
import type { Settings } from '../../../platform/settings/settings.ts'
import { builtFields, isBuilt } from '../built-features.ts'

type Rules = Readonly<Record<string, RegistrationFieldRule>>

/** The rules of a form; a field that the form always asks is there whatever the settings say of it. */
const presentForm = (
  rules: Rules,
  built: readonly string[],
  asked: readonly string[],
): Record<string, RegistrationFieldRule> =>
  Object.fromEntries(
    Object.entries(rules)
      .filter(([name, rule]) => (rule.enabled || asked.includes(name)) && built.includes(name))
      .map(([name, rule]) => [
        name,
        asked.includes(name) ? { ...rule, enabled: true, required: true } : rule,
      ]),
  )

/**
 * What each registration form asks (D-50): the fields that are enabled or always asked, and of these the ones
 * that are built.
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
