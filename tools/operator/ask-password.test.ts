// SPDX-License-Identifier: Apache-2.0
import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import { askPassword, readPassword } from './ask-password.ts'

/** A terminal at which somebody types each of these answers, one after each question. */
function terminalOf(...typed: string[]) {
  const events = new EventEmitter()
  const visible: string[] = []
  const modes: boolean[] = []
  const terminal = Object.assign(events, {
    isTTY: true,
    setRawMode: (raw: boolean) => {
      modes.push(raw)
    },
    pause: () => {},
    resume: () => {
      setImmediate(() => {
        for (const key of typed.shift() ?? '') events.emit('data', Buffer.from(key))
      })
    },
  })
  return {
    terminal,
    say: (text: string) => {
      visible.push(text)
    },
    visible,
    modes,
  }
}

it('asks twice and never echoes what is typed', async () => {
  const { terminal, say, visible, modes } = terminalOf('long-enough-secret\r', 'long-enough-secret\r')
  expect(await askPassword(terminal, say)).toBe('long-enough-secret')
  expect(visible.join('')).toBe('Password: \nThe same again: \n')
  expect(modes).toEqual([true, false, true, false])
})

it('allows corrections', async () => {
  const { terminal, say } = terminalOf('long-enough-secreX\u007ft\n', 'long-enough-secret\n')
  expect(await askPassword(terminal, say)).toBe('long-enough-secret')
})

it.each([
  ['two different passwords', ['long-enough-secret\r', 'long-enough-secrex\r'], 'two different passwords'],
  ['a short one', ['short\r'], 'at least 12'],
  ['Ctrl-C', ['long-en\u0003'], 'Nothing was changed'],
])('refuses %s and gives the terminal back as it was', async (_name, typed, sentence) => {
  const { terminal, say, modes } = terminalOf(...typed)
  await expect(askPassword(terminal, say)).rejects.toThrow(sentence)
  expect(modes.at(-1)).toBe(false)
})

it('explains how to do it without a terminal', async () => {
  const { terminal, say } = terminalOf()
  await expect(askPassword(Object.assign(terminal, { isTTY: false }), say)).rejects.toThrow(
    '--password-stdin',
  )
})

it('takes the whole first line of the input', async () => {
  const chunks = async function* (...parts: string[]) {
    for (const part of parts) yield Buffer.from(part)
  }
  expect(await readPassword(chunks('  long-enough', ' secret \r\nmore'))).toBe('  long-enough secret ')
  expect(await readPassword(chunks('long-enough-secret'))).toBe('long-enough-secret')
  await expect(readPassword(chunks('short\nlong-enough-secret'))).rejects.toThrow('at least 12')
  await expect(readPassword(chunks('x'.repeat(257)))).rejects.toThrow('at most 256')
})
