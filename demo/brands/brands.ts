// SPDX-License-Identifier: Apache-2.0
import type { SettingName, SettingValue } from '@tessera/contract'
import { cryptoMethodNames } from '@tessera/rules/wallet/payout-kinds'

/** A brand of the demonstration. */
export interface DemoBrand {
  code: string
  name: string
  /** Host names of this machine for it, besides the installation's own. */
  hosts: string[]
  settings: { [Name in SettingName]?: SettingValue<Name> }
}

/**
 * The apps are the site itself. Nobody sits behind a chat or a channel of the demonstration: what can be written is
 * feedback, which operators answer.
 */
const links: DemoBrand['settings'] = {
  'site.resources': [
    { type: 'AFFILIATELINK', url: '', qrCodeUrl: '', labelNameEn: 'Partners' },
    {
      type: 'Android',
      url: '/down#how-android',
      qrCodeUrl: '',
      labelNameEn: 'Web app: there is no file to download',
    },
    {
      type: 'MOBILECONFIG',
      url: '/app.mobileconfig',
      qrCodeUrl: '',
      labelNameEn: 'Configuration profile, iOS 15 and newer',
    },
  ],
  'site.customerService': [{ csType: 'LIVE', path: '/?panel=feedback', title: 'Write to us' }],
}

/** Small withdrawals that no rule marks wait for nobody (D-14). */
const approvals: DemoBrand['settings'] = { 'wallet.autoApproveUpTo': 100 }

/** The first brand has the default look. The second shows what an operator can change without a build. */
export const demoBrands: DemoBrand[] = [
  {
    code: 'brand1',
    name: 'Tessera',
    hosts: [],
    settings: {
      'site.referralPromo': true,
      'play.forFun': true,
      'wallet.eWallets': ['Harbour Pay', 'Pocket Pay'],
      'wallet.cryptoPayouts': [...cryptoMethodNames],
      ...links,
      ...approvals,
    },
  },
  {
    code: 'brand2',
    name: 'Night Club',
    hosts: ['brand2.localhost'],
    settings: {
      'site.name': 'Night Club',
      'play.forFun': true,
      'site.brandColour': { dark: '#c4a5ff', light: '#5b2fc4' },
      'site.cornerRadius': 14,
      'site.languages': ['EN', 'TH', 'VI', 'ID', 'CN', 'TW', 'PT', 'FIL', 'AR'],
      'site.defaultLanguage': 'EN',
      'site.ageLimit': 21,
      ...links,
      ...approvals,
    },
  },
]
