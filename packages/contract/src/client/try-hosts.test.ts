// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { Failure } from './failure.ts'
import { tryHosts } from './try-hosts.ts'

const silence = () => new Failure('Network link is abnormal, please try again', 'NETWORK', 0)

/** Sends to hosts of which only one answers, and returns which were tried. */
function lines(answering: string | undefined, after = 0) {
  const tried: string[] = []
  const send = async (line: string): Promise<string> => {
    tried.push(line)
    if (line !== answering || tried.length <= after) throw silence()
    return `by ${line}`
  }
  return { tried, send }
}

describe('a call without an answer', () => {
  it('is sent a second time before another host is tried', async () => {
    const { tried, send } = lines('', 1)
    expect(await tryHosts(send, ['https://two'])).toBe('by ')
    expect(tried).toEqual(['', ''])
  })

  it('goes to the next hosts in their order until one answers', async () => {
    const { tried, send } = lines('https://three')
    expect(await tryHosts(send, ['https://two', 'https://three', 'https://four'])).toBe('by https://three')
    expect(tried).toEqual(['', '', 'https://two', 'https://three'])
  })

  it('fails with the sentence for a lost network when no host answers', async () => {
    await expect(tryHosts(lines(undefined).send, ['https://two'])).rejects.toThrow(
      'Network link is abnormal, please try again',
    )
  })

  it('takes a refusal for an answer', async () => {
    const tried: string[] = []
    const refuse = async (line: string): Promise<never> => {
      tried.push(line)
      throw new Failure('No', 'FORBIDDEN', 403)
    }
    await expect(tryHosts(refuse, ['https://two'])).rejects.toThrow('No')
    expect(tried).toEqual([''])
  })
})
