// SPDX-License-Identifier: Apache-2.0
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestServer } from '../../../../../testing/server-for-tests.ts'
import { recorded } from '../recorded-for-tests.ts'
import { pushFeedPath } from './push-routes.ts'
import { momentHeader, signatureHeader, signMessage } from './push-signature.ts'

export const feedSecret = 'secret-of-the-bridge'
export const matchId = 'sr:match:50850679'
const token = 'token-of-the-tests'

/** The other side of the push feed: its HTTP interface, and the bridge that signs and sends its messages. */
export interface PushFeedForTests {
  /** Every request for a fixture or for what is missing. */
  asked: string[]
  /** By event id; others are unknown there. */
  fixtures: Map<string, string>
  /** Answers every request with this status until it is undefined again. */
  broken: number | undefined
  /** Writes the settings with which an operator switches the feed on. */
  switchOn(): Promise<void>
  /** Sends a message as it is; answers the status. */
  send(
    xml: string | Uint8Array,
    more?: { to?: TestServer; secret?: string; sentMs?: number },
  ): Promise<number>
  /** Sends a recorded message as if it had just been recorded, changed by the test. */
  play(file: string, change?: (xml: string) => string): Promise<number>
  alive(more?: { product?: number; subscribed?: 0 | 1; atMs?: number }): Promise<number>
  /** The number of the last recovery that was requested. */
  recoveryId(): number
  /** What is missing has come. */
  complete(product?: number): Promise<number>
  close(): Promise<void>
}

/** When the messages of a test are recorded; they move with it. */
export async function openPushFeedForTests(
  server: TestServer,
  recordedMs: number,
): Promise<PushFeedForTests> {
  const feed = {
    asked: [] as string[],
    fixtures: new Map([[matchId, recorded('fixture.xml', recordedMs)]]),
    broken: undefined as number | undefined,
  }
  const http = createServer((request, response) => {
    feed.asked.push(`${request.method} ${request.url}`)
    const send = (status: number, body: string): void =>
      void response.writeHead(status, { 'content-type': 'application/xml' }).end(body)
    if (feed.broken !== undefined) return send(feed.broken, '')
    if (request.headers['x-access-token'] !== token)
      return send(403, '<response response_code="FORBIDDEN"><message>Invalid token</message></response>')
    const [, id] = request.url?.match(/^\/v1\/sports\/en\/sport_events\/([^/]+)\/fixture\.xml$/) ?? []
    const fixture = id === undefined ? undefined : feed.fixtures.get(id)
    if (fixture !== undefined) return send(200, fixture)
    if (request.method === 'POST' && request.url?.includes('/recovery/initiate_request?'))
      return send(202, '<response response_code="ACCEPTED"><message>Request accepted</message></response>')
    send(404, '<response response_code="NOT_FOUND"/>')
  })
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done))
  const apiUrl = `http://127.0.0.1:${(http.address() as AddressInfo).port}`

  const send: PushFeedForTests['send'] = async (
    xml,
    { to = server, secret = feedSecret, sentMs = server.clock.now() } = {},
  ) => {
    const body = Buffer.from(xml)
    const { statusCode } = await to.app.inject({
      method: 'POST',
      url: pushFeedPath,
      headers: {
        'content-type': 'application/xml',
        [momentHeader]: String(sentMs),
        [signatureHeader]: signMessage(secret, sentMs, body),
      },
      payload: body,
    })
    return statusCode
  }
  const recoveryId = (): number =>
    Number(
      new URL(
        `http://x${feed.asked.findLast((line) => line.includes('recovery'))!.slice(5)}`,
      ).searchParams.get('request_id'),
    )
  return Object.assign(feed, {
    send,
    recoveryId,
    switchOn: () =>
      server.platform.settings.write(
        'sportsbook.pushFeed',
        { secret: feedSecret, apiUrl, token, nodeId: 7 },
        'test',
      ),
    play: (file: string, change: (xml: string) => string = (xml) => xml) =>
      send(
        change(recorded(file, recordedMs).replace(/timestamp="\d+"/, `timestamp="${server.clock.now()}"`)),
      ),
    alive: ({
      product = 1,
      subscribed = 1,
      atMs = server.clock.now(),
    }: { product?: number; subscribed?: 0 | 1; atMs?: number } = {}) =>
      send(`<alive product="${product}" timestamp="${atMs}" subscribed="${subscribed}"/>`),
    complete: (product = 1) =>
      send(
        `<snapshot_complete request_id="${recoveryId()}" timestamp="${server.clock.now()}" product="${product}"/>`,
      ),
    close: () =>
      new Promise<void>((done) => {
        http.closeAllConnections()
        http.close(() => done())
      }),
  })
}
