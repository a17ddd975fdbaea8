// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { parseArguments, UsageError } from './parse-arguments.ts'

const add = ['add', '--protocol', 'hub88', '--id', 'acme', '--public-key', 'k.pem']

describe('the vendor command line', () => {
  it('understands each of its commands', () => {
    expect(parseArguments(add)).toEqual({
      command: 'add',
      id: 'acme',
      publicKeyFile: 'k.pem',
      games: [],
      gamesApi: undefined,
      languages: undefined,
      redeems: undefined,
    })
    expect(
      [
        [...add, '--redeems'],
        [...add, '--no-redeems'],
      ].map((args) => parseArguments(args)),
    ).toMatchObject([{ redeems: true }, { redeems: false }])
    expect(parseArguments(['change', '--id', 'acme', '--redeems'])).toEqual({
      command: 'change',
      id: 'acme',
      redeems: true,
      gamesApi: undefined,
      languages: undefined,
    })
    expect(
      parseArguments(['change', '--id', 'acme', '--games-api', 'http://localhost:9', '--language', 'TH=th']),
    ).toMatchObject({ redeems: undefined, gamesApi: 'http://localhost:9', languages: { TH: 'th' } })
    expect(
      parseArguments([...add, '--game', 'a', '--game', 'b:2', '--games-api', 'http://localhost:9']),
    ).toMatchObject({ games: ['a', 'b:2'], gamesApi: 'http://localhost:9' })
    expect(parseArguments([...add, '--language', 'TH=th', '--language', 'CN=zh'])).toMatchObject({
      languages: { TH: 'th', CN: 'zh' },
    })
    expect(parseArguments(['session', '--id', 'acme', '--member', 'demo', '--game', 'a'])).toEqual({
      command: 'session',
      id: 'acme',
      member: 'demo',
      game: 'a',
    })
    expect(parseArguments(['rotate', '--id', 'acme', '--public-key', 'n.pem'])).toEqual({
      command: 'rotate',
      id: 'acme',
      publicKeyFile: 'n.pem',
    })
    expect(parseArguments(['rotate', '--id', 'acme', '--finish'])).toEqual({ command: 'finish', id: 'acme' })
    expect(
      parseArguments(['limit', '--id', 'acme', '--currency', 'USD', '--win', '250', '--day', '1000.50']),
    ).toEqual({
      command: 'limit',
      id: 'acme',
      currency: 'USD',
      limits: { largestWin: 250_000_000n, perDay: 1_000_500_000n },
    })
    expect(
      parseArguments([
        'campaign',
        '--id',
        'acme',
        '--code',
        'drops',
        '--currency',
        'USD',
        '--all',
        '9',
        '--from',
        '2026-03-01',
        '--until',
        '2026-03-08T18:00Z',
      ]),
    ).toEqual({
      command: 'campaign',
      id: 'acme',
      campaign: 'drops',
      currency: 'USD',
      limits: { inAll: 9_000_000n },
      opensAtMs: Date.UTC(2026, 2, 1),
      closesAtMs: Date.UTC(2026, 2, 8, 18),
    })
    expect(parseArguments(['limits', '--id', 'acme'])).toEqual({ command: 'limits', id: 'acme' })
  })

  it.each([
    ['nothing', []],
    ['an unknown command', ['remove', '--id', 'x']],
    ['a missing id', ['add', '--protocol', 'hub88', '--public-key', 'k.pem']],
    ['an empty id', [...add.slice(0, 4), ' ', ...add.slice(5)]],
    ['another protocol', ['add', '--protocol', 'a8r', '--id', 'x', '--public-key', 'k.pem']],
    ['no protocol', ['add', '--id', 'x', '--public-key', 'k.pem']],
    ['a missing key file', ['add', '--protocol', 'hub88', '--id', 'x']],
    ['an unknown option', [...add, '--verbose']],
    ['an option of another command', [...add, '--member', 'demo']],
    ['a stray word', [...add, 'now']],
    ['no game', ['session', '--id', 'a', '--member', 'demo']],
    ['two games', ['session', '--id', 'a', '--member', 'demo', '--game', 'a', '--game', 'b']],
    ['no member', ['session', '--id', 'a', '--game', 'a']],
    ['a strange game code', [...add, '--game', 'a b']],
    ['a Games API that is no address', [...add, '--games-api', 'localhost']],
    ['a language that the installation does not have', [...add, '--language', 'XX=xx']],
    ['a language without its name', [...add, '--language', 'TH']],
    ['a limit without a currency', ['limit', '--id', 'a', '--win', '1']],
    ['a limit that is no amount', ['limit', '--id', 'a', '--currency', 'USD', '--win', '-1']],
    ['a limit with a budget', ['limit', '--id', 'a', '--currency', 'USD', '--all', '1']],
    ['a campaign without its name', ['campaign', '--id', 'a', '--currency', 'USD']],
    [
      'a moment without its offset',
      ['campaign', '--id', 'a', '--code', 'c', '--currency', 'USD', '--from', '2026-03-01T10:00'],
    ],
    ['a change of nothing', ['change', '--id', 'a']],
    ['a change of the key', ['change', '--id', 'a', '--redeems', '--public-key', 'k.pem']],
    ['two answers to one question', [...add, '--redeems', '--no-redeems']],
    ['an option without its value', ['add', '--id']],
  ])('refuses %s', (_name, args) => {
    expect(() => parseArguments(args)).toThrow(UsageError)
  })
})
