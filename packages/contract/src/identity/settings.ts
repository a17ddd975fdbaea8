// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { setting } from '../kit/index.ts'

const secretText = (longest: number) => z.string().max(longest).meta({ format: 'secret' })
const httpAddress = z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)])

/**
 * What identity needs besides the switches of features: limits, and the services that carry messages and
 * proofs.
 */
export const identitySettings = {
  'identity.hideUnknownAccounts': setting(z.boolean(), {
    group: 'registration',
    default: true,
    audience: 'server',
    help: 'Recovery answers the same whether an account exists or not. Off: it says that a username or e-mail does not exist.',
  }),
  'identity.codeMinutes': setting(z.number().int().min(1).max(15), {
    group: 'registration',
    default: 1,
    audience: 'server',
    help: 'Minutes after which another code by SMS may be asked for; the countdown of the button.',
  }),
  'identity.messagesPerDay': setting(z.number().int().min(1).max(1_000_000), {
    group: 'registration',
    default: 5_000,
    audience: 'server',
    help: 'Codes by SMS that the brand sends in one day, at most.',
  }),
  'identity.dialingCode': setting(z.string().regex(/^\d{1,4}$/, 'Digits, such as 84'), {
    group: 'registration',
    default: '84',
    audience: 'public',
    help: 'Dialling code of numbers that name none.',
  }),
  'identity.passkeys': setting(z.boolean(), {
    group: 'features',
    default: false,
    audience: 'public',
    help: 'Members may log in and confirm with passkeys.',
  }),
  'identity.agentsNeedSecondFactor': setting(z.boolean(), {
    group: 'registration',
    default: false,
    audience: 'server',
    help: 'Agents are paid out only with an authenticator app or a passkey.',
  }),
  'identity.operatorsNeedSecondFactor': setting(z.boolean(), {
    group: 'access',
    default: false,
    audience: 'server',
    scope: 'installation',
    help: 'Operators work with an authenticator app only; without one they can do nothing but set it up.',
  }),
  'identity.sms': setting(
    z.discriminatedUnion('provider', [
      z.strictObject({ provider: z.literal('outbox') }),
      z.strictObject({
        provider: z.literal('http'),
        url: httpAddress,
        authorization: secretText(500),
        body: z.string().max(2_000),
      }),
      z.strictObject({
        provider: z.literal('twilio'),
        baseUrl: httpAddress,
        serviceSid: z.string().max(64),
        accountSid: z.string().max(64),
        authToken: secretText(128),
      }),
    ]),
    {
      group: 'delivery',
      default: { provider: 'outbox' },
      audience: 'server',
      help: 'Who carries SMS. outbox: only the console shows them. http: a POST with {to} and {text} filled into the body. twilio: Twilio Verify makes and checks the codes.',
    },
  ),
  'identity.mail': setting(
    z.strictObject({
      smtpUrl: z
        .string()
        .max(500)
        .regex(/^(smtps?:\/\/\S+)?$/, 'Such as smtps://user:password@mail.example.com')
        .meta({ format: 'secret' }),
      from: z
        .string()
        .max(200)
        .regex(/^[^\r\n]*$/),
    }),
    {
      group: 'delivery',
      default: { smtpUrl: '', from: '' },
      audience: 'server',
      help: 'The mail server. Without one, mails stay in the outbox of the console.',
    },
  ),
  'identity.firebaseProject': setting(z.string().regex(/^[a-z0-9-]{0,40}$/), {
    group: 'delivery',
    default: '',
    audience: 'server',
    help: 'Project whose phone tokens are believed while smsProvider is firebase.',
  }),
  'identity.firebaseApiKey': setting(z.string().regex(/^[\w-]{0,80}$/), {
    group: 'delivery',
    default: '',
    audience: 'public',
    help: 'Web API key of that project; it only names the project. With it, and smsProvider firebase, the registration page speaks with Google, and may load its check for humans.',
  }),
  'identity.google': setting(
    z.strictObject({ issuer: httpAddress, clientId: z.string().max(200), clientSecret: secretText(200) }),
    {
      group: 'delivery',
      default: { issuer: 'https://accounts.google.com', clientId: '', clientSecret: '' },
      audience: 'server',
      help: 'The client at Google, or at another OpenID provider in its place.',
    },
  ),
  'identity.facebookApp': setting(
    z.strictObject({
      dialogUrl: httpAddress,
      graphUrl: httpAddress,
      clientId: z.string().max(200),
      clientSecret: secretText(200),
    }),
    {
      group: 'delivery',
      default: {
        dialogUrl: 'https://www.facebook.com',
        graphUrl: 'https://graph.facebook.com',
        clientId: '',
        clientSecret: '',
      },
      audience: 'server',
      help: 'The app at Facebook.',
    },
  ),
} as const
