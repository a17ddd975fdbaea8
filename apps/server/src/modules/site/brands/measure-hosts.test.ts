// SPDX-License-Identifier: Apache-2.0
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSiteTestServer, type SiteTestServer } from '../site-for-tests.ts'
import { insertHost, measureHost, measureHosts } from '../index.ts'

let testServer: SiteTestServer
let server: Server
let publicUrl: string
const requests: string[] = []
const slownessMs = 300

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(`${request.method} ${request.headers.host?.split(':')[0]} ${request.url}`)
    const host = request.headers.host ?? ''
    if (host.startsWith('ill.')) response.writeHead(503).end()
    else setTimeout(() => response.writeHead(200).end(), host.startsWith('slow.') ? slownessMs : 0)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  publicUrl = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`
  testServer = await openSiteTestServer({ publicUrl })
})
afterAll(async () => {
  server.close()
  await testServer.close()
})

const measure = async () => {
  await measureHosts({ database: testServer.platform.database, clock: testServer.clock, publicUrl })
  await testServer.modules.directory.reload()
}
const routers = async () => (await testServer.program().call('site.routers', {})).envelope.value.domainList

describe('the hosts of a brand', () => {
  it('are listed fastest first, each with the ms of its last real answer [SITE-028] [CALL-029]', async () => {
    expect(await routers()).toEqual([])
    for (const host of ['slow.localhost', 'quick.localhost', 'ill.localhost', 'away.localhost.invalid']) {
      await insertHost(
        testServer.platform.database,
        { host, brandCode: 'brand1', affiliateCode: null, ownerId: null, mainUrl: null },
        0,
      )
    }
    await measure()
    const list = await routers()
    const { port } = new URL(publicUrl)
    expect(list.map(({ domain }) => domain).toSorted()).toEqual([
      `localhost:${port}`,
      `quick.localhost:${port}`,
      `slow.localhost:${port}`,
    ])
    expect(list.find(({ domain }) => domain.startsWith('slow.'))?.speed).toBeGreaterThanOrEqual(
      slownessMs - 1,
    )
    expect(list.map(({ speed }) => speed)).toEqual(
      list.map(({ speed }) => speed).toSorted((one, other) => one - other),
    )
    expect(requests).toContain('HEAD slow.localhost /wps/system/status')
  })

  it('keep their last figure when they do not answer', async () => {
    const before = await routers()
    await new Promise<void>((done) => {
      server.close(() => done())
      server.closeAllConnections()
    })
    await measure()
    expect(await routers()).toEqual(before)
    expect(await measureHost('quick.localhost', publicUrl)).toBeUndefined()
  })

  it('are those of one brand only', async () => {
    expect(
      (await testServer.at('second.example.com').call('site.routers', {})).envelope.value.domainList,
    ).toEqual([])
  })
})
