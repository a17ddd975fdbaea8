import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { openTestHouse, type TestHouse, type TestHouseOptions } from '../../../testing/house-for-tests.ts'
import type { VendorAccount } from '../ports.ts'

/** A server in our own network that a vendor would have us ask. */
let inside: Server
let origin: string
let asked: string[] = []
let house: TestHouse | undefined
beforeAll(async () => {
  inside = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url === '/frame') return void response.writeHead(302, { location: `${origin}/secret` }).end()
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ url: `${origin}/frame`, games: [{ game_code: 'dice', name: 'Dice', enabled: true }] }))
  })
  await new Promise<void>(done => inside.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(inside.address() as AddressInfo).port}`
})
afterAll(() => inside.close())
afterEach(async () => {
  await house?.close()
  asked = []
})

async function selfTest(options: TestHouseOptions, baseUrl: string) {
  house = await openTestHouse(options)
  const account: VendorAccount = { id: 'acme', protocol: 'hub88', enabled: true, vassalage: 'ACME', baseUrl, operatorId: 'house1', secrets: {}, languages: {}, options: {} }
  const steps = await house.modules.play.testLaunch({ account, gameCode: undefined, player: undefined, site: { lobbyUrl: 'http://house/', depositUrl: 'http://house/', brandId: 'house1' }, ip: '192.0.2.1' })
  return steps.map(({ step, passed, detail }) => ({ step, passed, detail }))
}

it('follows a vendor nowhere: a page that leads into our network fails, and nobody is asked there', async () => {
  expect((await selfTest({}, origin)).at(-1)).toEqual({ step: 'frame', passed: false, detail: 'the page of the frame was not opened: the address leads elsewhere, and nobody is followed there' })
  expect(asked).toEqual(['/operator/generic/v2/game/list', '/operator/generic/v2/game/url', '/frame'])
})

it.each([['a plain address', (port: string) => `http://127.0.0.1:${port}`, 'only https addresses are asked'], ['an address of this machine', (port: string) => `https://localhost:${port}`, 'the address stands in a private network']])(
  'of a house in production asks no Games API at %s', async (_name, address, why) => {
    const steps = await selfTest({ mode: 'production' }, address(new URL(origin).port))
    expect([steps, asked]).toEqual([[{ step: 'list', passed: false, detail: `the vendor acme could not be reached: ${why}` }], []])
  })

it('asks where the person who runs the house has said so', async () => {
  const steps = await selfTest({ mode: 'production', outboundOrigins: [origin] }, origin)
  expect(steps.map(({ step, passed }) => [step, passed])).toEqual([['list', true], ['launch', true], ['frame', false]])
})
