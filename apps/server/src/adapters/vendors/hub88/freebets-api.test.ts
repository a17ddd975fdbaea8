// SPDX-License-Identifier: Apache-2.0
import { units } from '@tessera/rules/money'
import { beforeEach, describe, expect, it } from 'vitest'
import { manualClock } from '../../../platform/clock/clock.ts'
import { createFreebetsApi } from './freebets-api.ts'
import { workedAccount } from './worked-example-for-tests.ts'

type Answer = Record<string, unknown>
let asked: { path: string; payload: object }[]
let answers: Record<string, Answer>
const clock = manualClock()
const post = (_: unknown, path: string, payload: object): Promise<Answer> => {
  asked.push({ path, payload })
  return Promise.resolve(answers[path] ?? {})
}
const rounds = {
  playerRef: 'm-7',
  gameCode: 'dice',
  rounds: 10,
  stake: units(2),
  currency: 'USD',
  startsAtMs: Date.UTC(2026, 0, 1),
  endsAtMs: Date.UTC(2026, 0, 8),
}
const prepaid = (more: object = {}) => ({ prepaid_uuid: 'p-1', game_code: 'dice', ...more })

beforeEach(() => {
  asked = []
  answers = {
    '/freebet/prepaids/list': { prepaids: [prepaid()] },
    '/freebet/rewards/create': { reward_uuid: 'r-1' },
  }
})

describe('our calls to a Hub88 Freebets API', () => {
  it('make a reward of the prepaid of a game, with the same content each time', async () => {
    const api = createFreebetsApi(post, clock)
    expect([await api.issue(workedAccount, rounds), await api.issue(workedAccount, rounds)]).toEqual([
      'r-1',
      'r-1',
    ])
    const create = {
      path: '/freebet/rewards/create',
      payload: {
        operator_id: workedAccount.operatorId,
        user: 'm-7',
        prepaid_uuid: 'p-1',
        bet_value: 200_000,
        bet_count: 10,
        currency: 'USD',
        start_time: '2026-01-01T00:00:00.000Z',
        end_time: '2026-01-08T00:00:00.000Z',
      },
    }
    expect(asked).toEqual([
      { path: '/freebet/prepaids/list', payload: { operator_id: workedAccount.operatorId } },
      create,
      create,
    ])
  })

  it('ask for the prepaids at most once a minute, and again when a game had none', async () => {
    const api = createFreebetsApi(post, clock)
    answers['/freebet/prepaids/list'] = { prepaids: [] }
    for (let turn = 0; turn < 3; turn += 1)
      await expect(api.issue(workedAccount, rounds)).rejects.toThrow('has no free rounds of dice')
    expect(asked).toHaveLength(1)
    clock.advance(60_000)
    answers['/freebet/prepaids/list'] = { prepaids: [prepaid()] }
    expect(await api.issue(workedAccount, rounds)).toBe('r-1')
  })

  it.each([
    ['a fixed stake', prepaid({ bet_value: 5 })],
    ['a fixed count', prepaid({ bet_count: 5 })],
    ['no id', { game_code: 'dice' }],
    ['nothing', null],
  ])('do not use a prepaid with %s', async (_, one) => {
    answers['/freebet/prepaids/list'] = { prepaids: [one] }
    await expect(createFreebetsApi(post, clock).issue(workedAccount, rounds)).rejects.toThrow()
    expect(asked).toHaveLength(1)
  })

  it('refuse an answer without a reward', async () => {
    for (const answer of [{}, { reward_uuid: '' }, { reward_uuid: 5 }, { reward_uuid: 'x'.repeat(256) }]) {
      answers['/freebet/rewards/create'] = answer
      await expect(createFreebetsApi(post, clock).issue(workedAccount, rounds)).rejects.toThrow(
        'without a reward',
      )
    }
  })

  it('withdraw a reward by its name', async () => {
    await createFreebetsApi(post, clock).cancel(workedAccount, 'r-1')
    expect(asked).toEqual([
      {
        path: '/freebet/rewards/cancel',
        payload: { operator_id: workedAccount.operatorId, reward_uuid: 'r-1' },
      },
    ])
  })
})
