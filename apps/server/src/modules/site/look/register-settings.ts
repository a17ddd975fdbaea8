import type { OperationOutput, RegistrationFieldRule } from '@tessera/contract'
import type { Settings } from '../../../platform/settings/settings.ts'
import { builtFields, isBuilt } from '../built-features.ts'

type Rules = Readonly<Record<string, RegistrationFieldRule>>

const shown = (rules: Rules, built: readonly string[]): Record<string, RegistrationFieldRule> =>
  Object.fromEntries(Object.entries(rules).filter(([name, rule]) => rule.enabled && built.includes(name)))

/** What each registration form asks (D-50): the fields that are enabled, and of these the ones that are built. */
export async function registerSettings(settings: Settings): Promise<OperationOutput<'site.registerSettings'>> {
  const [byName, byMobile, captcha] = await Promise.all([
    settings.read('identity.registrationFields'), settings.read('identity.registrationFieldsMobile'), settings.read('identity.captcha'),
  ])
  return {
    register: shown(byName, builtFields.register), registerMobile: shown(byMobile, builtFields.registerMobile),
    captcha: isBuilt('identity.captcha') ? captcha : { enabled: false, required: false },
  }
}
