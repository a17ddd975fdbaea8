import { z } from 'zod'
import { call, Moment } from '../kit/index.ts'

const fieldRule = z.object({
  enabled: z.boolean(), required: z.boolean(), acceptedPattern: z.string(), patternId: z.number(),
  minLength: z.number(), maxLength: z.number(),
})
const location = z.object({ ip: z.string(), country: z.string().nullable() })

const whitelabel = z.object({
  siteName: z.string(), merchantCode: z.string(),
  encryption: z.object({ kid: z.string(), publicKey: z.record(z.string(), z.string()) }),
  usernameRegister: z.boolean(), mobileRegister: z.boolean(), botCheck: z.boolean(), forcePasswordExpiry: z.boolean(),
  freePlay: z.boolean(), emailReset: z.boolean(), referralPromo: z.boolean(),
  ageLimit: z.number(), withdrawConfirmMinutes: z.number(), languages: z.array(z.string()), siteTimeZone: z.number(),
  currency: z.object({ code: z.string(), symbol: z.string() }),
  /** Origin of the in-house games, for the frame's messages. */
  studioOrigin: z.string(),
})
const register = z.object({ register: z.record(z.string(), fieldRule) })

export const siteCalls = {
  permission: call('site.permission', {
    http: 'GET /wps/system/permission', who: 'anyone', summary: 'The first call of the app: all that it needs to draw itself.',
    input: { host: z.string().max(255).optional() },
    output: z.object({
      whitelabel, register: register.shape.register, merchantCode: z.string(),
      maintenance: z.boolean(), maintenanceEnd: Moment.nullable(), location,
    }),
  }),
  whitelabel: call('site.whitelabel', {
    http: 'GET /wps/system/whitelabel', who: 'anyone', summary: 'Names, switches and the encryption key of this site.',
    input: {}, output: whitelabel,
  }),
  registerSettings: call('site.registerSettings', {
    http: 'GET /wps/system/setting/register', who: 'anyone', summary: 'The rule of each registration field.',
    input: {}, output: register,
  }),
  status: call('site.status', {
    http: 'GET /wps/system/status', who: 'anyone', summary: 'Whether the site is open (0) or under maintenance (1).',
    input: {}, output: z.object({ status: z.number(), maintenanceEnd: Moment.nullable(), location }),
  }),
}
