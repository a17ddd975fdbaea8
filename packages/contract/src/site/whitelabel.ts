// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { gameWindows } from '../play/settings.ts'
import { Resource, ServiceEntry } from './settings/links.ts'
import { fontChoices } from './settings/brand.ts'

const ColourTokens = z.record(z.string(), z.string())

/**
 * The design of the brand. `tokens` are CSS custom properties without their dashes, per theme: `brand`,
 * `on-brand`, `brand-soft`, ...
 */
export const BrandLook = z.object({
  /** Id of the logo in the media library; null: the name in letters. */
  logo: z.string().nullable(),
  tokens: z.object({ dark: ColourTokens, light: ColourTokens }),
  /** Corner radius of buttons and fields in pixels; tiles have 1.5 times, panels 2 times as much. */
  cornerRadius: z.number(),
  font: z.enum(fontChoices),
})

/** Names, switches and values of a brand (D-48). A switch of a feature that is not built reads as off. */
export const Whitelabel = z.object({
  siteName: z.string(),
  /** A year, or two with a hyphen. */
  copyrightYears: z.string(),
  merchantCode: z.string(),
  encryption: z.object({ kid: z.string(), publicKey: z.record(z.string(), z.string()) }),
  mobileRegister: z.boolean(),
  mobileRegisterPassword: z.boolean(),
  smsVerification: z.boolean(),
  usernameRegister: z.boolean(),
  freePlay: z.boolean(),
  /** Visitors can play in-house games with play money, without an account. */
  forFun: z.boolean(),
  forcePasswordExpiry: z.boolean(),
  verificationCodeLogin: z.boolean(),
  phoneLogin: z.boolean(),
  emailReset: z.boolean(),
  socialLogin: z.object({ google: z.boolean(), facebook: z.boolean() }),
  countryCodeSelector: z.boolean(),
  referralPromo: z.boolean(),
  loginRequired: z.boolean(),
  publicity: z.boolean(),
  memberCenter: z.boolean(),
  showBars: z.boolean(),
  lotteryCenter: z.boolean(),
  botCheck: z.boolean(),
  twoFactor: z.boolean(),
  passkeys: z.boolean(),
  /** Default dialling code. */
  dialingCode: z.string(),
  smsProvider: z.enum(['own', 'firebase']),
  /** Identifies the project that checks numbers while smsProvider is firebase; otherwise empty. */
  firebaseApiKey: z.string(),
  /** Where a game opens. */
  gameWindow: z.enum(gameWindows),
  ageLimit: z.number(),
  withdrawConfirmMinutes: z.number(),
  languages: z.array(z.string()),
  defaultLanguage: z.string(),
  /** A name such as Asia/Ho_Chi_Minh. */
  siteTimeZone: z.string(),
  currency: z.object({ code: z.string(), symbol: z.string() }),
  /** What a new member can choose from, the brand's own first. */
  currencies: z.array(z.object({ code: z.string(), symbol: z.string() })),
  /** Origin of the in-house games, for messages of their frame. */
  studioOrigin: z.string(),
  brand: BrandLook,
})

/** The rule of one registration field (D-50). A field that is absent is not shown. */
export const PresentedFieldRule = z.object({
  enabled: z.boolean(),
  required: z.boolean(),
  acceptedPattern: z.string(),
  patternId: z.number(),
  minLength: z.number(),
  maxLength: z.number(),
})
const FormRules = z.record(z.string(), PresentedFieldRule)

/** What each registration form asks (D-50). */
export const RegisterSettings = z.object({
  register: FormRules,
  registerMobile: FormRules,
  captcha: z.object({ enabled: z.boolean(), required: z.boolean() }),
})

export const Location = z.object({ ip: z.string(), country: z.string().nullable() })

/**
 * What a host is (D-55). `valid` false: the site shows 'Invalid URL, please contact customer service' and
 * nothing else.
 */
export const DomainRoute = z.object({
  domain: z.string(),
  valid: z.boolean(),
  affiliateCode: z.string().nullable(),
  ownerId: z.number().nullable(),
  mainUrl: z.string().nullable(),
})

export const Resources = z.array(Resource)
export const ServiceEntries = z.array(ServiceEntry)
