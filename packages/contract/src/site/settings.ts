import { isAcceptablePattern } from '@tessera/rules/identity/field-rule'
import { z } from 'zod'
import { setting } from '../kit/index.ts'

const fieldRule = z.strictObject({
  enabled: z.boolean(), required: z.boolean(), acceptedPattern: z.string().max(500).refine(isAcceptablePattern, 'Not a plain pattern that is safe to run'),
  patternId: z.number().int().min(0).max(20), minLength: z.number().int().min(0), maxLength: z.number().int().max(500),
})
/** The rule of one registration field: shown or not, required or not, and what it must look like (D-69, D-70). */
export type RegistrationFieldRule = z.output<typeof fieldRule>

const publicSwitch = (defaultValue: boolean, help: string) => setting(z.boolean(), { default: defaultValue, audience: 'public', help })

/** White-label settings that the site module owns. Each is one leaf of the console's settings form. */
export const siteSettings = {
  'site.name': setting(z.string().min(1).max(60), { default: 'Tessera', audience: 'public', help: 'Name of the site in headers, titles and messages.' }),
  'site.timeZoneOffsetHours': setting(z.number().int().min(-12).max(14), { default: 7, audience: 'public', help: 'Site time zone as hours from UTC; days, weeks and months begin at midnight there.' }),
  'site.ageLimit': setting(z.number().int().min(18).max(25), { default: 18, audience: 'public', help: 'Youngest age of a member, named in the terms.' }),
  'site.currency': setting(z.strictObject({ code: z.string().length(3), symbol: z.string().min(1).max(4) }), { default: { code: 'USD', symbol: '$' }, audience: 'public', help: 'Currency of the main wallet.' }),
  'site.maintenance': setting(z.boolean(), { default: false, audience: 'server', help: 'Replaces the whole site by the maintenance page.' }),
  'site.maintenanceEnd': setting(z.number().int().nullable(), { default: null, audience: 'server', help: 'When maintenance is expected to end, or nothing.' }),
  'identity.usernameRegister': publicSwitch(true, 'Visitors may register with a username.'),
  'identity.botCheck': publicSwitch(true, 'Registration and login ask the browser for a small proof of work.'),
  'identity.botCheckDifficulty': setting(z.number().int().min(8).max(24), { default: 16, audience: 'server', help: 'Leading zero bits that the proof of work needs.' }),
  'identity.defaultPassword': setting(z.string().max(64), { default: '', audience: 'server', help: 'A password that operators hand out; logging in with it forces a change. Empty: none.' }),
  'identity.passwordDays': setting(z.number().int().min(1).max(3650), { default: 90, audience: 'server', help: 'Days after which a password counts as expired.' }),
  'identity.forcePasswordExpiry': publicSwitch(false, 'An expired password must be changed at login.'),
  'identity.registrationFields': setting(z.record(z.string(), fieldRule), {
    default: {
      username: { enabled: true, required: true, acceptedPattern: '[A-Za-z][A-Za-z0-9]*', patternId: 1, minLength: 6, maxLength: 12 },
      password: { enabled: true, required: true, acceptedPattern: '[\\x21-\\x7E]+', patternId: 19, minLength: 8, maxLength: 64 },
    },
    audience: 'public', help: 'Fields of the registration form and what each must look like.',
  }),
  'wallet.depositMinimum': setting(z.number().min(0.01), { default: 10, audience: 'server', help: 'Smallest deposit, in currency units.' }),
  'wallet.depositMaximum': setting(z.number().min(0.01), { default: 50_000, audience: 'server', help: 'Largest deposit, in currency units.' }),
  'wallet.withdrawalMinimum': setting(z.number().min(0.01), { default: 10, audience: 'server', help: 'Smallest withdrawal, in currency units.' }),
  'wallet.withdrawalMaximum': setting(z.number().min(0.01), { default: 50_000, audience: 'server', help: 'Largest withdrawal, in currency units.' }),
  'wallet.withdrawalsPerDay': setting(z.number().int().min(1).max(100), { default: 5, audience: 'server', help: 'Withdrawals that a member may ask for in one day.' }),
  'wallet.withdrawConfirmMinutes': setting(z.number().int().min(1).max(43_200), { default: 1440, audience: 'public', help: 'Minutes after which a paid withdrawal counts as received without an answer.' }),
} as const
