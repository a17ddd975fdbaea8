// SPDX-License-Identifier: Apache-2.0
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server that speaks The Odds API: keys, prices, scores, and what requests cost. */
export interface OddsFeedForTests {
  url: string
  apiKey: string
  /** Every address that was asked, without the key. */
  asked: string[]
  odds: string
  scores: string
  requestsLeft: number
  /** Answers this instead, with this status, until it is undefined again. */
  broken: { status: number; body: string } | undefined
  close(): Promise<void>
}

export async function openOddsFeedForTests(): Promise<OddsFeedForTests> {
  const feed: Omit<OddsFeedForTests, 'close' | 'url'> = {
    apiKey: 'key-of-the-tests',
    asked: [],
    odds: '[]',
    scores: '[]',
    requestsLeft: 500,
    broken: undefined,
  }
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const key = url.searchParams.get('apiKey')
    url.searchParams.delete('apiKey')
    feed.asked.push(`${url.pathname}?${url.searchParams}`)
    const isScores = url.pathname.endsWith('/scores')
    const asked = [url.searchParams.get('regions'), url.searchParams.get('markets')]
    const cost = isScores ? 2 : asked.reduce((product, list) => product * (list?.split(',').length ?? 1), 1)
    const send = (status: number, body: string): void => {
      response
        .writeHead(status, {
          'content-type': 'application/json',
          'x-requests-remaining': String(feed.requestsLeft),
          'x-requests-used': String(500 - feed.requestsLeft),
          'x-requests-last': String(cost),
        })
        .end(body)
    }
    if (feed.broken) return send(feed.broken.status, feed.broken.body)
    if (key !== feed.apiKey) return send(401, '{"message":"API key is not valid","error_code":"INVALID_KEY"}')
    if (!/^\/v4\/sports\/[a-z_]+\/(odds|scores)$/.test(url.pathname))
      return send(404, '{"message":"Unknown sport"}')
    if (feed.requestsLeft < cost)
      return send(401, '{"message":"Usage quota has been reached","error_code":"OUT_OF_USAGE_CREDITS"}')
    feed.requestsLeft -= cost
    send(200, isScores ? feed.scores : feed.odds)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return Object.assign(feed, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  })
}
