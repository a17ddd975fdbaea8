// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { allCalls } from './index.ts'

const secrets =
  /password|secret|token|passkey|ticket|captcha|verificationCode|recoveryCode|^data$|idNumber|privateKey/i
const fieldsOf = ({ input }: (typeof allCalls)[number]): string[] => Object.keys(input.shape)

describe('the fields of the calls', () => {
  it('put no secret into an address, where logs and histories would store it', () => {
    const inAddress = allCalls.flatMap((call) =>
      call.method === 'GET' || call.method === 'DELETE'
        ? fieldsOf(call).map((field) => `${call.name} ${field}`)
        : [...call.path.matchAll(/:(\w+)/g)].map(([, field = '']) => `${call.name} ${field}`),
    )
    expect(inAddress.length).toBeGreaterThan(100)
    expect(inAddress.filter((field) => secrets.test(field.split(' ')[1] ?? ''))).toEqual([])
  })

  it('ask for nothing that somebody else could know', () => {
    const ofMembers = allCalls.filter(({ who }) => who !== 'operator')
    expect(
      ofMembers
        .flatMap((call) => fieldsOf(call).map((field) => `${call.name} ${field}`))
        .filter((field) => /question|hint|answer|maiden/i.test(field)),
    ).toEqual([])
  })
})
