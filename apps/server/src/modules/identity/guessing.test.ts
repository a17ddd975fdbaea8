// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CallClient } from '../../testing/call-client.ts'
import {
  givePicture,
  loggedIn,
  openIdentityTestServer,
  password,
  registered,
  type IdentityTestServer,
} from './identity-for-tests.ts'

let server: IdentityTestServer
beforeAll(async () => {
  server = await openIdentityTestServer()
  await server.set('identity.botCheck', false)
})
afterAll(() => server.close())

/**
 * A hundred thousand with LONG_TESTS; else enough to reach the limit. From a thousand addresses in rotation.
 */
const long = Boolean(process.env['LONG_TESTS'])
const guesses = long ? 100_000 : 500
const addresses = 1_000
/** Of the guesses that arrive at the same moment. */
const atOnce = 5
const hourMs = 3_600_000
const addressOf = (guess: number): string =>
  `198.${18 + Math.floor((guess % addresses) / 500)}.${Math.floor((guess % addresses) / 100) % 5}.${(guess % 100) + 1}`

/** An attacker who can read every captcha. */
async function guessAt(username: string, guesser: CallClient, typed: string, ip: string) {
  return guesser.call(
    'identity.login',
    { username, password: typed, captcha: await givePicture(guesser) },
    { ip },
  )
}

it(
  'however many guess, from however many addresses and for however long, at most a hundred guesses are judged, and one a day after that, and the owner gets in where they were before',
  async () => {
    const owner = server.browser()
    const guessers = Array.from({ length: atOnce }, () => server.program())
    const name = await registered(owner)
    let days = 0
    const received = { evaluated: 0, refused: 0, in: 0 }
    for (let guess = 0; guess < guesses; guess += atOnce) {
      // The right one is among them, but comes too late.
      const answers = await Promise.all(
        guessers.map((guesser, n) =>
          guessAt(
            name,
            guesser,
            guess + n === guesses - 3 ? password : `guess-${guess + n}`,
            addressOf(guess + n),
          ),
        ),
      )
      for (const { status, envelope } of answers) {
        if (status === 200 && envelope.code === 'BAD_CREDENTIALS') received.evaluated++
        else if (status === 429) received.refused++
        else if (envelope.success) received.in++
        else expect.fail(JSON.stringify(envelope))
      }
      if (guess % 100 === 0) expect((await loggedIn(owner, { username: name })).envelope.success).toBe(true)
      // Patient enough for any lock except the last one.
      const passedMs = guess >= guesses - 2 * atOnce ? 0 : long && guess > 5_000 ? hourMs / 60 : 24 * hourMs
      server.clock.advance(passedMs)
      days += passedMs / (24 * hourMs)
    }
    expect(received.in).toBe(0)
    expect(received.evaluated).toBeGreaterThan(50)
    expect(received.evaluated).toBeLessThanOrEqual(100 + Math.ceil(days))
    expect(received.evaluated + received.refused).toBe(guesses)
    expect((await loggedIn(owner, { username: name }, addressOf(0))).envelope.success).toBe(true)
  },
  long ? 3_600_000 : 180_000,
)
