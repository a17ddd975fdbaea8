// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { setting } from '../kit/index.ts'

const secretText = (longest: number) => z.string().max(longest).meta({ format: 'secret' })
const httpAddress = z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)])

/**
 * Settings of identity besides the feature switches: limits, and the services that deliver messages and check
 * proofs.
 */
export const identitySettings = {
  'identity.hideUnknownAccounts': setting(z.boolean(), {
    group: 'registration',
    default: true,
    audience: 'server',
    help: 'Account recovery gives the same answer whether or not an account exists. Off: it says when a username or email is unknown.',
  }),
  'identity.codeMinutes': setting(z.number().int().min(1).max(15), {
    group: 'registration',
    default: 1,
    audience: 'server',
    help: 'Minutes before a member can request another SMS code; the button counts them down.',
  }),
  'identity.messagesPerDay': setting(z.number().int().min(1).max(1_000_000), {
    group: 'registration',
    default: 5_000,
    audience: 'server',
    help: 'The most SMS codes the brand sends in one day.',
  }),
  'identity.dialingCode': setting(z.string().regex(/^\d{1,4}$/, 'Digits, such as 84'), {
    group: 'registration',
    default: '84',
    audience: 'public',
    help: 'Dialling code for numbers that are entered without one.',
  }),
  'identity.passkeys': setting(z.boolean(), {
    group: 'features',
    default: false,
    audience: 'public',
    help: 'Members can log in and confirm with passkeys.',
  }),
  'identity.agentsNeedSecondFactor': setting(z.boolean(), {
    group: 'registration',
    default: false,
    audience: 'server',
    help: 'Agents can withdraw, transfer, and offer, accept, reject or terminate contracts only with an authenticator app or a passkey, used within the last five minutes.',
  }),
  'identity.newFactorHours': setting(z.number().int().min(0).max(168), {
    group: 'registration',
    default: 48,
    audience: 'server',
    help: 'Hours before a newly added authenticator app, passkey or set of recovery codes counts for withdrawals, transfers and changes of what protects the account. Recovering the account within these hours removes it. 0: it counts at once and stays.',
  }),
  'identity.operatorsNeedSecondFactor': setting(z.boolean(), {
    group: 'access',
    default: false,
    audience: 'server',
    scope: 'installation',
    help: 'Operators must use an authenticator app. Those who have none yet can only set one up.',
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
      help: 'Who delivers SMS. None: messages are shown in the outbox only. HTTP request: a POST with {to} and {text} filled into the body. Twilio Verify: creates and checks the codes itself.',
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
      help: 'The mail server. Without one, emails stay in the outbox.',
    },
  ),
  'identity.firebaseProject': setting(z.string().regex(/^[a-z0-9-]{0,40}$/), {
    group: 'delivery',
    default: '',
    audience: 'server',
    help: 'The Firebase project whose phone tokens are accepted while Firebase sends the SMS codes.',
  }),
  'identity.firebaseApiKey': setting(z.string().regex(/^[\w-]{0,80}$/), {
    group: 'delivery',
    default: '',
    audience: 'public',
    help: 'Web API key of that project; it is public. While Firebase sends the SMS codes, the registration page contacts Google with it and may load its human check.',
  }),
  'identity.google': setting(
    z.strictObject({ issuer: httpAddress, clientId: z.string().max(200), clientSecret: secretText(200) }),
    {
      group: 'delivery',
      default: { issuer: 'https://accounts.google.com', clientId: '', clientSecret: '' },
      audience: 'server',
      help: 'The client at Google, or at another OpenID provider instead.',
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
      help: 'The Facebook app used for login.',
    },
  ),
} as const
