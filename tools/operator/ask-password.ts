// SPDX-License-Identifier: Apache-2.0
/** A refused password; the message says why, but not what it was. */
export class PasswordRefused extends Error {}

/** The required parts of a terminal; process.stdin is one when a person uses it. */
export interface Terminal {
  isTTY?: boolean
  setRawMode(raw: boolean): unknown
  on(event: 'data', receive: (chunk: Buffer) => void): unknown
  off(event: 'data', receive: (chunk: Buffer) => void): unknown
  resume(): unknown
  pause(): unknown
}

const shortest = 12
const longest = 256

/** The first line of the input, for scripts. */
export async function readPassword(input: AsyncIterable<string | Buffer>): Promise<string> {
  let typed = ''
  for await (const chunk of input) {
    typed += String(chunk)
    if (typed.includes('\n')) break
  }
  return acceptable(typed.split('\n')[0]?.replace(/\r$/, '') ?? '')
}

/** Asks twice at the terminal without echoing what is typed. */
export async function askPassword(terminal: Terminal, say: (text: string) => void): Promise<string> {
  if (!terminal.isTTY)
    throw new PasswordRefused(
      'There is no terminal to ask for the password at. Give it on the input with --password-stdin.',
    )
  const password = acceptable(await askHidden(terminal, say, 'Password: '))
  if ((await askHidden(terminal, say, 'The same again: ')) !== password)
    throw new PasswordRefused('These were two different passwords. Nothing was changed.')
  return password
}

function acceptable(password: string): string {
  if (password.length < shortest)
    throw new PasswordRefused(`The password of an operator has at least ${shortest} characters.`)
  if (password.length > longest) throw new PasswordRefused(`A password has at most ${longest} characters.`)
  return password
}

const ends = new Set(['\r', '\n', '\u0004'])
const erases = new Set(['\u0008', '\u007f'])

function askHidden(terminal: Terminal, say: (text: string) => void, question: string): Promise<string> {
  say(question)
  return new Promise((resolve, reject) => {
    let typed: string[] = []
    const stop = (): void => {
      terminal.off('data', read)
      terminal.setRawMode(false)
      terminal.pause()
      say('\n')
    }
    function read(chunk: Buffer): void {
      for (const key of chunk.toString('utf8')) {
        if (ends.has(key)) {
          stop()
          return resolve(typed.join(''))
        }
        if (key === '\u0003') {
          stop()
          return reject(new PasswordRefused('Stopped. Nothing was changed.'))
        }
        typed = erases.has(key) ? typed.slice(0, -1) : [...typed, key]
      }
    }
    terminal.setRawMode(true)
    terminal.on('data', read)
    terminal.resume()
  })
}
