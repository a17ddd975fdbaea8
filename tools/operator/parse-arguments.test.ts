// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { parseArguments, UsageError } from './parse-arguments.ts'

describe('the operator command line', () => {
  it('understands each of its commands', () => {
    expect(parseArguments(['add', '--name', ' Cashier 1 ', '--role', 'finance'])).toEqual({
      command: 'add',
      name: 'Cashier 1',
      role: 'finance',
      passwordStdin: false,
    })
    expect(parseArguments(['list'])).toEqual({ command: 'list' })
    expect(parseArguments(['disable', '--name', 'Cashier'])).toEqual({
      command: 'switch',
      name: 'Cashier',
      enabled: false,
    })
    expect(parseArguments(['enable', '--name', 'Cashier'])).toEqual({
      command: 'switch',
      name: 'Cashier',
      enabled: true,
    })
    expect(parseArguments(['unlock', '--name', 'Cashier'])).toEqual({ command: 'unlock', name: 'Cashier' })
    expect(parseArguments(['reset-app', '--name', 'Cashier'])).toEqual({
      command: 'reset-app',
      name: 'Cashier',
    })
    expect(parseArguments(['requests'])).toEqual({ command: 'requests' })
    const id = '19e80ef1-b6cb-4829-919f-53a7057bb59a'
    expect(parseArguments(['approve', '--request', id, '--reason', ' I called '])).toEqual({
      command: 'decide',
      approve: true,
      id,
      reason: 'I called',
    })
    expect(parseArguments(['refuse', '--request', id, '--reason', 'No answer'])).toEqual({
      command: 'decide',
      approve: false,
      id,
      reason: 'No answer',
    })
    expect(parseArguments(['password', '--name', 'Cashier', '--password-stdin'])).toEqual({
      command: 'password',
      name: 'Cashier',
      passwordStdin: true,
    })
  })

  it.each([
    ['nothing', []],
    ['an unknown command', ['remove', '--name', 'x']],
    ['a word of every object', ['toString']],
    ['a missing name', ['disable']],
    ['a blank name', ['disable', '--name', '  ']],
    ['a name with a hidden character', ['disable', '--name', 'a\u0007b']],
    ['a name that is too long', ['disable', '--name', 'n'.repeat(65)]],
    ['a missing role', ['add', '--name', 'x']],
    ['an unknown role', ['add', '--name', 'x', '--role', 'owner']],
    ['an unknown option', ['list', '--verbose']],
    ['an option of another command', ['list', '--name', 'x']],
    ['a password in the open', ['password', '--name', 'x', '--password', 'long-enough-secret']],
    ['a stray word', ['list', 'now']],
    ['a request that is no id', ['approve', '--request', '1', '--reason', 'because']],
    ['a decision without a reason', ['refuse', '--request', '19e80ef1-b6cb-4829-919f-53a7057bb59a']],
    ['an option without its value', ['disable', '--name']],
  ])('refuses %s', (_name, args) => {
    expect(() => parseArguments(args)).toThrow(UsageError)
  })
})
