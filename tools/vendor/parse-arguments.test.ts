import { describe, expect, it } from 'vitest'
import { parseArguments, UsageError } from './parse-arguments.ts'

const add = ['add', '--protocol', 'hub88', '--id', 'acme', '--public-key', 'k.pem']

describe('the vendor command line', () => {
  it('understands each of its commands', () => {
    expect(parseArguments(add)).toEqual({ command: 'add', id: 'acme', publicKeyFile: 'k.pem', games: [], gamesApi: undefined, languages: undefined })
    expect(parseArguments([...add, '--game', 'a', '--game', 'b:2', '--games-api', 'http://localhost:9'])).toMatchObject({ games: ['a', 'b:2'], gamesApi: 'http://localhost:9' })
    expect(parseArguments([...add, '--language', 'TH=th', '--language', 'CN=zh'])).toMatchObject({ languages: { TH: 'th', CN: 'zh' } })
    expect(parseArguments(['session', '--id', 'acme', '--member', 'demo', '--game', 'a'])).toEqual({ command: 'session', id: 'acme', member: 'demo', game: 'a' })
    expect(parseArguments(['rotate', '--id', 'acme', '--public-key', 'n.pem'])).toEqual({ command: 'rotate', id: 'acme', publicKeyFile: 'n.pem' })
    expect(parseArguments(['rotate', '--id', 'acme', '--finish'])).toEqual({ command: 'finish', id: 'acme' })
  })

  it.each([
    ['nothing', []], ['an unknown command', ['remove', '--id', 'x']], ['a missing id', ['add', '--protocol', 'hub88', '--public-key', 'k.pem']],
    ['an empty id', [...add.slice(0, 4), ' ', ...add.slice(5)]], ['another protocol', ['add', '--protocol', 'a8r', '--id', 'x', '--public-key', 'k.pem']],
    ['no protocol', ['add', '--id', 'x', '--public-key', 'k.pem']], ['a missing key file', ['add', '--protocol', 'hub88', '--id', 'x']],
    ['an unknown option', [...add, '--verbose']], ['an option of another command', [...add, '--member', 'demo']], ['a stray word', [...add, 'now']],
    ['no game', ['session', '--id', 'a', '--member', 'demo']], ['two games', ['session', '--id', 'a', '--member', 'demo', '--game', 'a', '--game', 'b']],
    ['no member', ['session', '--id', 'a', '--game', 'a']], ['a strange game code', [...add, '--game', 'a b']], ['a Games API that is no address', [...add, '--games-api', 'localhost']],
    ['a language that the house does not have', [...add, '--language', 'XX=xx']], ['a language without its name', [...add, '--language', 'TH']],
    ['an option without its value', ['add', '--id']],
  ])('refuses %s', (_name, args) => {
    expect(() => parseArguments(args)).toThrow(UsageError)
  })
})
