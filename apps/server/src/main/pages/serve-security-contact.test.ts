// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hosts, openSiteTestServer, type SiteTestServer } from '../../modules/site/site-for-tests.ts'

let server: SiteTestServer
beforeAll(async () => {
  server = await openSiteTestServer()
})
afterAll(() => server.close())

const ask = (host: string) => server.app.inject({ url: '/.well-known/security.txt', headers: { host } })

describe('the contact for security reports', () => {
  it('is not published until the operator has named one', async () => {
    expect((await ask(hosts.first)).statusCode).toBe(404)
  })

  it('is published by brand, in the form of RFC 9116, and valid for three months from today', async () => {
    await server.set('site.securityContact', 'mailto:security@example.com')
    await server.set('site.securityContact', 'https://second.example.com/report', 'brand2')
    const { headers, body } = await ask(hosts.first)
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    const fields = Object.fromEntries(
      body
        .trimEnd()
        .split('\n')
        .map((line) => line.split(/: (.+)/).slice(0, 2) as [string, string]),
    )
    expect(fields).toEqual({
      Contact: 'mailto:security@example.com',
      Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/),
      Canonical: `http://${hosts.first}/.well-known/security.txt`,
    })
    const days = (Date.parse(fields['Expires'] ?? '') - server.clock.now()) / 86_400_000
    expect([days > 80, days <= 90]).toEqual([true, true])
    expect((await ask(hosts.second)).body).toContain('Contact: https://second.example.com/report\n')
    expect((await ask(hosts.strange)).statusCode).toBe(404)
  })

  it.each([
    'javascript:alert(1)',
    'http://example.com',
    'mailto:a@example.com\nContact: mailto:b@example.com',
    'nobody',
    'https://user@example.com',
  ])('cannot be %j', async (contact) => {
    await expect(server.set('site.securityContact', contact)).rejects.toThrow()
  })
})
