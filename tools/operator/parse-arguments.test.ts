import { describe, expect, it } from 'vitest'
import { parseArguments, UsageError } from './parse-arguments.ts'

describe('the operator command line', () => {
  it('understands each of its commands', () => {
    expect(parseArguments(['add', '--name', ' Desk 1 ', '--role', 'finance'])).toEqual({ command: 'add', name: 'Desk 1', role: 'finance', passwordStdin: false })
    expect(parseArguments(['list'])).toEqual({ command: 'list' })
    expect(parseArguments(['disable', '--name', 'Desk'])).toEqual({ command: 'switch', name: 'Desk', enabled: false })
    expect(parseArguments(['enable', '--name', 'Desk'])).toEqual({ command: 'switch', name: 'Desk', enabled: true })
    expect(parseArguments(['password', '--name', 'Desk', '--password-stdin'])).toEqual({ command: 'password', name: 'Desk', passwordStdin: true })
  })

  it.each([
    ['nothing', []], ['an unknown command', ['remove', '--name', 'x']], ['a word of every object', ['toString']], ['a missing name', ['disable']],
    ['a blank name', ['disable', '--name', '  ']], ['a name with a hidden character', ['disable', '--name', 'a\u0007b']], ['a name that is too long', ['disable', '--name', 'n'.repeat(65)]],
    ['a missing role', ['add', '--name', 'x']], ['an unknown role', ['add', '--name', 'x', '--role', 'owner']], ['an unknown option', ['list', '--verbose']],
    ['an option of another command', ['list', '--name', 'x']], ['a password in the open', ['password', '--name', 'x', '--password', 'long-enough-secret']], ['a stray word', ['list', 'now']],
    ['an option without its value', ['disable', '--name']],
  ])('refuses %s', (_name, args) => {
    expect(() => parseArguments(args)).toThrow(UsageError)
  })
})
