import type { OperationOutput } from '@tessera/contract'
import type { DomainHandlers, RequestFacts } from '../../platform/http/index.ts'
import type { Seal } from '../../platform/seal/seal.ts'
import type { Settings } from '../../platform/settings/settings.ts'

export interface SiteDeps { settings: Settings; seal: Seal; merchant: string; studioOrigin: string }

type Whitelabel = OperationOutput<'site.whitelabel'>

/** What every page needs to draw itself. Switches of parts that are not built read as off. */
async function whitelabel({ settings, seal, merchant, studioOrigin }: SiteDeps): Promise<Whitelabel> {
  const [siteName, usernameRegister, botCheck, forcePasswordExpiry, ageLimit, withdrawConfirmMinutes, siteTimeZone, currency, encryption] = await Promise.all([
    settings.read('site.name'), settings.read('identity.usernameRegister'), settings.read('identity.botCheck'),
    settings.read('identity.forcePasswordExpiry'), settings.read('site.ageLimit'), settings.read('wallet.withdrawConfirmMinutes'),
    settings.read('site.timeZoneOffsetHours'), settings.read('site.currency'), seal.publicKey(),
  ])
  return {
    siteName, merchantCode: merchant, encryption, usernameRegister, mobileRegister: false, botCheck, forcePasswordExpiry,
    freePlay: false, emailReset: false, referralPromo: false, ageLimit, withdrawConfirmMinutes, languages: ['EN'], siteTimeZone, currency, studioOrigin,
  }
}

const registrationFields = async ({ settings }: SiteDeps): Promise<OperationOutput<'site.registerSettings'>> => {
  const fields = Object.entries(await settings.read('identity.registrationFields'))
  return { register: Object.fromEntries(fields.filter(([, rule]) => rule.enabled)) }
}

async function status({ settings }: SiteDeps, { ip }: RequestFacts): Promise<OperationOutput<'site.status'>> {
  const closed = await settings.read('site.maintenance')
  return { status: closed ? 1 : 0, maintenanceEnd: closed ? await settings.read('site.maintenanceEnd') : null, location: { ip, country: null } }
}

/** Binds the system calls. */
export const siteCalls = (deps: SiteDeps): DomainHandlers<'site'> => ({
  'site.whitelabel': () => whitelabel(deps),
  'site.registerSettings': () => registrationFields(deps),
  'site.status': (_, context) => status(deps, context),
  async 'site.permission'(_, context) {
    const [look, { register }, now] = await Promise.all([whitelabel(deps), registrationFields(deps), status(deps, context)])
    return { whitelabel: look, register, merchantCode: deps.merchant, maintenance: now.status === 1, maintenanceEnd: now.maintenanceEnd, location: now.location }
  },
})
