// SPDX-License-Identifier: Apache-2.0
import { symbolOf } from '@tessera/rules/currencies/known'
import { choosableCurrencies } from '@tessera/rules/currencies/offered'
import type { OperationOutput, SettingName, SettingValue } from '@tessera/contract'
import type { Seal } from '../../../platform/seal/seal.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { isBuilt } from '../built-features.ts'
import { brandLook } from './brand-look.ts'

export type Whitelabel = OperationOutput<'site.whitelabel'>

export interface WhitelabelDeps {
  settings: Settings
  seal: Seal
  studioOrigin: string
}

type SwitchName = { [Name in SettingName]: SettingValue<Name> extends boolean ? Name : never }[SettingName]

/** The value of a switch; always off while its feature is not built. */
const readSwitch = async (settings: Settings, name: SwitchName): Promise<boolean> =>
  isBuilt(name) && (await settings.read(name))

/** The switches of D-48 under their names on the wire. */
const switches = {
  mobileRegister: 'identity.mobileRegister',
  mobileRegisterPassword: 'identity.mobileRegisterPassword',
  smsVerification: 'identity.smsVerification',
  usernameRegister: 'identity.usernameRegister',
  freePlay: 'identity.freePlay',
  forFun: 'play.forFun',
  forcePasswordExpiry: 'identity.forcePasswordExpiry',
  verificationCodeLogin: 'identity.verificationCodeLogin',
  phoneLogin: 'identity.phoneLogin',
  emailReset: 'identity.emailReset',
  countryCodeSelector: 'identity.countryCodeSelector',
  referralPromo: 'site.referralPromo',
  loginRequired: 'site.loginRequired',
  publicity: 'site.publicity',
  memberCenter: 'site.memberCenter',
  showBars: 'site.showBars',
  lotteryCenter: 'site.lotteryCenter',
  botCheck: 'identity.botCheck',
  twoFactor: 'identity.twoFactor',
  passkeys: 'identity.passkeys',
} as const satisfies Record<string, SwitchName>

async function readSwitches(settings: Settings): Promise<Record<keyof typeof switches, boolean>> {
  const names = Object.keys(switches) as (keyof typeof switches)[]
  const read = await Promise.all(
    names.map(async (name) => [name, await readSwitch(settings, switches[name])] as const),
  )
  return Object.fromEntries(read) as Record<keyof typeof switches, boolean>
}

/** The languages that the site offers, and the one for a first visit, which is always one of them. */
export async function siteLanguages(
  settings: Settings,
): Promise<{ languages: string[]; defaultLanguage: string }> {
  const [languages, preferred] = await Promise.all([
    settings.read('site.languages'),
    settings.read('site.defaultLanguage'),
  ])
  return {
    languages,
    defaultLanguage: languages.includes(preferred) ? preferred : (languages[0] ?? preferred),
  }
}

/** What a new member of the brand can choose from. */
async function choosable(settings: Settings, own: Whitelabel['currency']): Promise<Whitelabel['currencies']> {
  const codes = choosableCurrencies(own.code, await settings.read('site.furtherCurrencies'))
  return codes.map((code) => (code === own.code ? own : { code, symbol: symbolOf(code) }))
}

/** Names, switches and values of a brand: what every page needs to render itself (D-48). */
export async function whitelabel(
  { settings: platform, seal, studioOrigin }: WhitelabelDeps,
  brandCode: string,
): Promise<Whitelabel> {
  const settings = platform.of(brandCode)
  const [
    siteName,
    copyrightYears,
    smsProvider,
    ageLimit,
    withdrawConfirmMinutes,
    siteTimeZone,
    currency,
    social,
  ] = await Promise.all([
    settings.read('site.name'),
    settings.read('site.copyrightYears'),
    settings.read('identity.smsProvider'),
    settings.read('site.ageLimit'),
    settings.read('wallet.withdrawConfirmMinutes'),
    settings.read('site.timeZone'),
    settings.read('site.currency'),
    settings.read('identity.socialLogin'),
  ])
  const dialingCode = await settings.read('identity.dialingCode')
  const gameWindow = await settings.read('play.gameWindow')
  const firebaseApiKey = smsProvider === 'firebase' ? await settings.read('identity.firebaseApiKey') : ''
  const [on, languages, encryption, brand] = await Promise.all([
    readSwitches(settings),
    siteLanguages(settings),
    seal.publicKey(),
    brandLook(settings),
  ])
  const socialLogin = isBuilt('identity.socialLogin') ? social : { google: false, facebook: false }
  return {
    siteName,
    copyrightYears,
    merchantCode: brandCode,
    encryption,
    ...on,
    socialLogin,
    smsProvider,
    firebaseApiKey,
    dialingCode,
    gameWindow,
    ageLimit,
    withdrawConfirmMinutes,
    ...languages,
    siteTimeZone,
    currency,
    currencies: await choosable(settings, currency),
    studioOrigin,
    brand,
  }
}
