// SPDX-License-Identifier: Apache-2.0
import { isAcceptablePattern } from '@tessera/rules/identity/field-rule'
import { languageCodes } from '@tessera/texts/languages'
import { isZoneName } from '@tessera/rules/site/time-zones'
import { z } from 'zod'

const printable = /^[\x21-\x7e]+$/
/** User information before the host could make a foreign address look like ours. */
const namesNobody = (url: string): boolean => !/^[a-z-]+:\/\/[^/?#]*@/i.test(url)

/**
 * A web address for a link, with its permitted schemes; without user information or characters that a parser
 * would strip.
 */
const linkTo = (protocol: RegExp) =>
  z
    .url({ protocol })
    .max(500)
    .regex(printable, 'No blanks and no letters beyond ASCII')
    .refine(namesNobody, 'No user name in an address')

/** A page or a file of this site. */
const OwnPath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[\x21-\x7e]*$/)
/** The address of a resource (D-67, D-182). */
export const ResourceUrl = z.union([linkTo(/^(https?|itms-services|tg)$/), OwnPath])
/** The address of customer service (D-68). */
export const ServicePath = z.union([linkTo(/^(https?|mailto|tg)$/), OwnPath])
/** The address for vulnerability reports: a page or a mail address. */
export const ContactAddress = linkTo(/^(https|mailto)$/)
export const WebUrl = linkTo(/^https?$/)
/** Scheme, host and port, without a path. */
export const Origin = WebUrl.regex(/^https?:\/\/[^/?#\\]+$/i, 'Only scheme, host and port')

export const Colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'A colour as #rrggbb')
  .meta({ format: 'colour' })
export const PictureId = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .meta({ format: 'picture' })
export const OptionalMoment = z
  .number()
  .int()
  .min(0)
  .max(8_640_000_000_000_000)
  .nullable()
  .meta({ format: 'moment' })
/** The name of a time zone, such as Asia/Ho_Chi_Minh; no distance from UTC, which has no summer time. */
export const ZoneName = z
  .string()
  .max(60)
  .refine(isZoneName, 'The name of a time zone, such as Asia/Ho_Chi_Minh or Europe/Berlin')
  .meta({ format: 'timeZone' })
/** An address or a network, version 4 or 6. */
export const IpNetwork = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])
const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
/** A country code of two letters (ISO 3166). */
export const CountryCode = z
  .string()
  .regex(/^[A-Z]{2}$/, 'Two capital letters, such as VN')
  .refine((code) => !/^[A-Z]{2}$/.test(code) || regions.of(code) !== undefined, 'No country has this code')
/** A visible line of text. */
export const Label = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .regex(/^[^\p{Cc}<>]*$/u, 'No control characters and no brackets')

/** The rule of one registration field: enabled, required, and what is valid (D-69, D-70). */
export const FieldRule = z.strictObject({
  enabled: z.boolean(),
  required: z.boolean(),
  acceptedPattern: z.string().max(500).refine(isAcceptablePattern, 'Not a plain pattern that is safe to run'),
  patternId: z.number().int().min(0).max(20),
  minLength: z.number().int().min(0),
  maxLength: z.number().int().max(500),
})

/** A code of the language picker (D-156). */
export const LanguageCode = z.enum(languageCodes)
