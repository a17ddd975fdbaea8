// SPDX-License-Identifier: Apache-2.0
import { gameTypes } from '@tessera/contract/catalogue/game-types'
import type { TextKey } from '@tessera/texts/text-key'
import { isLanguage, languageName } from '../../../shared/language-name.ts'
import { t } from '../../../shared/texts.ts'

const parts = {
  dark: 'console.part.dark',
  light: 'console.part.light',
  most: 'console.part.most',
  start: 'console.part.start',
  end: 'console.part.end',
  type: 'console.part.type',
  url: 'console.part.url',
  qrCodeUrl: 'console.part.qrCodeUrl',
  labelNameEn: 'console.part.labelNameEn',
  csType: 'console.part.csType',
  path: 'console.part.path',
  title: 'console.part.title',
  code: 'console.part.code',
  symbol: 'console.part.symbol',
  authorization: 'console.part.authorization',
  body: 'console.part.body',
  baseUrl: 'console.part.baseUrl',
  serviceSid: 'console.part.serviceSid',
  accountSid: 'console.part.accountSid',
  authToken: 'console.part.authToken',
  smtpUrl: 'console.part.smtpUrl',
  from: 'console.part.from',
  issuer: 'console.part.issuer',
  clientId: 'console.part.clientId',
  clientSecret: 'console.part.clientSecret',
  dialogUrl: 'console.part.dialogUrl',
  graphUrl: 'console.part.graphUrl',
  games: 'console.part.games',
  age: 'console.part.age',
  gameMenuSort: 'console.part.gameMenuSort',
  playType: 'console.part.playType',
  tier: 'console.part.tier',
  odds: 'console.part.odds',
  validBets: 'console.part.validBets',
  bonus: 'console.part.bonus',
  gameType: 'console.part.gameType',
  lowest: 'console.part.lowest',
  highest: 'console.part.highest',
  enabled: 'console.part.enabled',
  required: 'console.part.required',
  google: 'console.part.google',
  facebook: 'console.part.facebook',
  username: 'console.part.username',
  password: 'console.part.password',
  payeeName: 'console.part.payeeName',
  mobileNum: 'console.part.mobileNum',
  paymentPassword: 'console.part.paymentPassword',
  qqNum: 'console.part.qqNum',
  line: 'console.part.line',
  whatsapp: 'console.part.whatsapp',
  zalo: 'console.part.zalo',
  wechat: 'console.part.wechat',
  idNumber: 'console.part.idNumber',
  email: 'console.part.email',
  affiliateCode: 'console.part.affiliateCode',
  mostTicks: 'console.part.mostTicks',
  points: 'console.part.points',
  ticket: 'console.part.ticket',
  day: 'console.part.day',
  esports: 'console.part.esports',
  apiUrl: 'console.part.apiUrl',
  apiKey: 'console.part.apiKey',
  nodeId: 'console.part.nodeId',
} as const satisfies Record<string, TextKey>
const choices = {
  builtIn: 'console.choice.builtIn',
  system: 'console.choice.system',
  rounded: 'console.choice.rounded',
  serif: 'console.choice.serif',
  own: 'console.choice.own',
  firebase: 'console.choice.firebase',
  page: 'console.choice.page',
  modal: 'console.choice.modal',
  window: 'console.choice.window',
  outbox: 'console.choice.outbox',
  http: 'console.choice.http',
  twilio: 'console.choice.twilio',
  AFFILIATELINK: 'console.choice.AFFILIATELINK',
  Android: 'console.choice.Android',
  MOBILECONFIG: 'console.choice.MOBILECONFIG',
  FACEBOOK: 'console.choice.FACEBOOK',
  TELEGRAM: 'console.choice.TELEGRAM',
  YOUTUBE: 'console.choice.YOUTUBE',
  INSTAGRAM: 'console.choice.INSTAGRAM',
  WHATSAPP: 'console.choice.WHATSAPP',
  LINE: 'console.choice.LINE',
  LIVE: 'console.choice.LIVE',
  VIP: 'console.choice.VIP',
  EMAIL: 'console.choice.EMAIL',
  tennis: 'console.sportsbook.sport.tennis',
  esports: 'console.sportsbook.sport.esports',
  cockfight: 'console.sportsbook.sport.cockfight',
} as const satisfies Record<string, TextKey>

const has = <Names extends object>(names: Names, name: string): name is keyof Names & string =>
  Object.hasOwn(names, name)

/** The bounds of a range, but for those of rebates, which are the rates of the first and the last rank. */
const bounds = { lowest: 'console.part.least', highest: 'console.part.greatest' } as const

/** The name of a part of a setting's value that has these parts; one without a name yet in words: Accepted pattern. */
export function partName(name: string, among: readonly string[] = []): string {
  if (has(bounds, name) && !among.includes('gameType')) return t(bounds[name])
  if (has(parts, name)) return t(parts[name])
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The name of an option of a format; for a language its name and code. */
export function choiceName(value: string, format?: unknown): string {
  const type = format === 'gameType' ? gameTypes.find((known) => known === value) : undefined
  if (type) return t(`console.gameType.${type}`)
  if (has(choices, value)) return t(choices[value])
  return isLanguage(value) ? `${languageName(value)} (${value})` : value
}
