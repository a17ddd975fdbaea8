// SPDX-License-Identifier: Apache-2.0
import { readCode } from '@tessera/rules/numbers/latin-digits'
import { z } from 'zod'
import { call, Moment } from '../kit/index.ts'

const code = z.string().trim().min(1).max(64).overwrite(readCode)
const recoveryCodes = z.array(z.string())

/** How operators are protected: their own authenticator app, and those of the others. */
export const operatorCalls = {
  ownSecurity: call('backoffice.ownSecurity', {
    http: 'GET /ops/session/security',
    who: 'operator',
    may: 'ownSession',
    summary: 'What protects the account of the operator who is signed in, and what happened to it lately.',
    input: {},
    output: z.object({
      /** Since when there is an authenticator app; null without one. */
      appSince: Moment.nullable(),
      recoveryCodesLeft: z.number(),
      /** The installation asks every operator for an app. */
      required: z.boolean(),
      /** Newest first; `action` is the name in the record of actions. */
      latest: z.array(z.object({ action: z.string(), by: z.string(), time: Moment })),
    }),
  }),
  startTotp: call('backoffice.startTotp', {
    http: 'POST /ops/session/twoFactor',
    who: 'operator',
    may: 'ownSession',
    summary:
      'A new secret for an authenticator app, within five minutes after signing in. It takes effect once it is confirmed.',
    input: {},
    output: z.object({ secret: z.string(), otpauthUrl: z.string() }),
    faults: ['identity.secondFactorSet'],
  }),
  confirmTotp: call('backoffice.confirmTotp', {
    http: 'PUT /ops/session/twoFactor',
    who: 'operator',
    may: 'ownSession',
    summary:
      'Turns the authenticator app on with its first code. Answers ten recovery codes, this one time only.',
    input: { code },
    output: z.object({ recoveryCodes }),
    faults: ['identity.badSecondFactor', 'identity.secondFactorUnreadable', 'identity.tooManyAttempts'],
  }),
  removeTotp: call('backoffice.removeTotp', {
    http: 'POST /ops/session/twoFactor/off',
    who: 'operator',
    may: 'ownSession',
    summary: 'Turns the authenticator app off with one of its codes.',
    input: { code },
    output: z.null(),
    faults: ['identity.badSecondFactor', 'identity.secondFactorUnreadable', 'identity.tooManyAttempts'],
  }),
  renewRecoveryCodes: call('backoffice.renewRecoveryCodes', {
    http: 'POST /ops/session/recoveryCodes',
    who: 'operator',
    may: 'ownSession',
    summary: 'Ten new recovery codes, this one time only, for a code of the authenticator app.',
    input: { code },
    output: z.object({ recoveryCodes }),
    faults: ['identity.badSecondFactor', 'identity.secondFactorUnreadable', 'identity.tooManyAttempts'],
  }),
  operators: call('backoffice.operators', {
    http: 'GET /ops/operators',
    who: 'operator',
    may: 'operators',
    summary: 'All operators, and since when each has an authenticator app.',
    input: {},
    output: z.array(
      z.object({
        operatorId: z.number(),
        name: z.string(),
        role: z.string(),
        enabled: z.boolean(),
        appSince: Moment.nullable(),
      }),
    ),
  }),
  resetOperatorApp: call('backoffice.resetOperatorApp', {
    http: 'POST /ops/operators/:id/resetApp',
    who: 'operator',
    may: 'operators',
    summary:
      "Removes the lost authenticator app of another operator, for a code of one's own app. Their sessions end.",
    input: { id: z.coerce.number().int().positive(), code, reason: z.string().trim().min(3).max(200) },
    output: z.null(),
    faults: [
      'identity.badSecondFactor',
      'identity.secondFactorUnreadable',
      'identity.tooManyAttempts',
      'backoffice.noOperator',
      'backoffice.ownApp',
    ],
  }),
}
