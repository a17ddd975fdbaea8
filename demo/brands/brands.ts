// SPDX-License-Identifier: Apache-2.0
import type { SettingName, SettingValue } from '@tessera/contract'
import { cryptoMethodNames } from '@tessera/rules/wallet/payout-kinds'

/** A brand of the demonstration. Every address is invented and belongs to the reserved names of examples. */
export interface DemoBrand {
  code: string
  name: string
  /** Host names of this machine for it, besides the installation's own. */
  hosts: string[]
  settings: { [Name in SettingName]?: SettingValue<Name> }
}

type Resource = SettingValue<'site.resources'>[number]
type ServiceEntry = SettingValue<'site.customerService'>[number]

function resourcesOf(word: string): Resource[] {
  const at = (type: Resource['type'], url: string, labelNameEn: string): Resource => ({
    type,
    url,
    qrCodeUrl: '',
    labelNameEn,
  })
  return [
    at('AFFILIATELINK', '', 'Partners'),
    at('TELEGRAM', `https://telegram.example.com/${word}`, 'Telegram'),
    at('FACEBOOK', `https://facebook.example.com/${word}`, 'Facebook'),
    at('YOUTUBE', `https://youtube.example.com/@${word}`, 'YouTube'),
    at('INSTAGRAM', `https://instagram.example.com/${word}`, 'Instagram'),
    at('WHATSAPP', 'https://whatsapp.example.com/15550100', 'WhatsApp'),
    at('LINE', `https://line.example.com/${word}`, 'LINE'),
  ]
}

const serviceOf = (word: string): ServiceEntry[] => [
  { csType: 'LIVE', path: `https://chat.example.com/${word}`, title: 'Live chat' },
  { csType: 'VIP', path: `https://chat.example.com/${word}/vip`, title: 'VIP service' },
  { csType: 'TELEGRAM', path: `https://telegram.example.com/${word}`, title: 'Telegram' },
  { csType: 'WHATSAPP', path: 'https://whatsapp.example.com/15550100', title: 'WhatsApp' },
  { csType: 'LINE', path: `https://line.example.com/${word}`, title: 'LINE' },
  { csType: 'EMAIL', path: `mailto:help@${word}.example.com`, title: 'E-mail' },
]

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
      'site.resources': resourcesOf('tessera'),
      'site.customerService': serviceOf('tessera'),
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
      'site.resources': resourcesOf('night-club').filter(({ type }) => type !== 'LINE'),
      'site.customerService': serviceOf('night-club').filter(({ csType }) => csType !== 'LINE'),
    },
  },
]
