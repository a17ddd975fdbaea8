// SPDX-License-Identifier: Apache-2.0
import { allCalls } from '@tessera/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '../../testing/server-for-tests.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const
const isOperators = (path: string): boolean => path.startsWith('/ops/')
const paths = [...new Set(allCalls.map(({ path }) => path))].filter((path) => !isOperators(path))

/** The methods from the specification, or from its rule (D-03) where it is silent. */
const specified: readonly [string, string][] = [
  ['PUT', '/wps/member/register'],
  ['PUT', '/wps/member/register/mobile'],
  ['PUT', '/wps/feedback'],
  ['DELETE', '/wps/session/logout'],
  ['POST', '/wps/session/login'],
  ['POST', '/wps/member/password'],
  ['POST', '/wps/relay/MCS2_claimRafflePromotion'],
  ['GET', '/wps/system/winnerBoard'],
  ['GET', '/wps/relay/GLS2_roomList'],
  ['GET', '/lgw/games/game_menus'],
  ['GET', '/lgw/vn/games/game_menu/recent'],
  ['GET', '/wps/member/info'],
  ['GET', '/wps/captcha'],
  ['POST', '/wps/v2/deposits'],
  ['POST', '/wps/v2/withdrawals'],
  ['POST', '/wps/relay/MCS2_redeem'],
  ['POST', '/wps/relay/MCS2_convert'],
  ['POST', '/wps/v2/game/launchGame'],
]

it('every path of the site answers the methods of its calls, and 405 to any other [CALL-004]', async () => {
  for (const path of paths) {
    const known = allCalls.filter((call) => call.path === path).map(({ method }) => method as string)
    const url = path.replace(/:\w+/g, '1')
    for (const method of methods) {
      const { status, envelope, headers } = await server.program().send({ method, url })
      const refused = status === 405
      expect([path, method, refused], envelope.code).toEqual([path, method, !known.includes(method)])
      if (refused) expect(String(headers['allow']).split(', ').toSorted()).toEqual(known.toSorted())
    }
  }
})

it.each(specified)('%s is the method of %s [CALL-004]', async (method, url) => {
  const { status } = await server.program().send({ method: method as 'GET', url })
  expect([404, 405]).not.toContain(status)
})
