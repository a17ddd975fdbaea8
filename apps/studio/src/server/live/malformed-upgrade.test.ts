// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  sendAndReset,
  sendRaw,
  statusOf,
  upgradeRequest,
} from '../../../../server/src/testing/raw-request.ts'
import { testStudio, type TestStudio } from '../testing/test-studio.ts'

let server: TestStudio
let port: number

beforeAll(async () => {
  server = await testStudio()
  port = Number(new URL(server.studio.address).port)
})
afterAll(() => server.close())

const answersStill = async (): Promise<number> => (await fetch(`${server.studio.address}/health/live`)).status

describe('a request to the studio to change to WebSocket', () => {
  it.each(['//', 'http://[/', 'http://:99999/', '*', '/live%', '//live', 'http://[::1', '/\\'])(
    'whose target is %s is refused, and the studio continues',
    async (target) => {
      expect(statusOf(await sendRaw(port, upgradeRequest(target)))).toBeGreaterThanOrEqual(400)
      expect(await answersStill()).toBe(200)
    },
  )

  it('whose client resets the connection is dropped, and the studio continues', async () => {
    await Promise.all(
      ['//', '/live', '/nowhere'].flatMap((target) =>
        Array.from({ length: 100 }, () => sendAndReset(port, upgradeRequest(target))),
      ),
    )
    expect(await answersStill()).toBe(200)
  })
})
