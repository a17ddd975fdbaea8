// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { Skipped, Unexpected } from '../scenario.ts'
import { answeredBy, type GamesContext, type GamesScenario, refusedBy, saidBy } from './games-wire.ts'
import { gamesIn } from './list.ts'

const theme = 'free rounds'
const hourMs = 3_600_000
const stake = 100_000

/** A game with free rounds and its template; they may be asked for once a minute only. */
const prepaids = new WeakMap<GamesContext, Promise<string>>()
const prepaidOf = (context: GamesContext): Promise<string> => {
  const known = prepaids.get(context) ?? readPrepaid(context)
  prepaids.set(context, known)
  return known
}

async function readPrepaid({ wire, list }: GamesContext): Promise<string> {
  if (!gamesIn(list).some((game) => game['freebet_support'] === true))
    throw new Skipped('no game of the list has freebet_support')
  const answer = await wire.call('/freebet/prepaids/list')
  const { prepaids: found } = answeredBy(answer)
  if (!Array.isArray(found)) throw new Unexpected(saidBy(answer))
  const free = (found as Record<string, unknown>[]).find(
    (one) => one['bet_value'] === null && one['bet_count'] === null,
  )
  if (typeof free?.['prepaid_uuid'] !== 'string')
    throw new Unexpected('no prepaid whose value and count are left to the operator')
  return free['prepaid_uuid']
}

/** Two free rounds from tomorrow on, for a player whom nobody knows. */
async function rewardOf(context: GamesContext, fields: object = {}): Promise<Record<string, unknown>> {
  const tomorrowMs = Date.now() + 24 * hourMs
  return {
    user: `conform-${randomUUID()}`,
    prepaid_uuid: await prepaidOf(context),
    bet_value: stake,
    bet_count: 2,
    currency: context.currency,
    start_time: new Date(tomorrowMs).toISOString(),
    end_time: new Date(tomorrowMs + hourMs).toISOString(),
    ...fields,
  }
}

async function granted({ wire }: GamesContext, reward: object): Promise<string> {
  const answer = await wire.call('/freebet/rewards/create', reward)
  const { reward_uuid: id } = answeredBy(answer)
  if (typeof id !== 'string' || id === '') throw new Unexpected(saidBy(answer))
  return id
}

const cancelled = async ({ wire }: GamesContext, id: string): Promise<void> => {
  answeredBy(await wire.call('/freebet/rewards/cancel', { reward_uuid: id }))
}

/** Rewards: every one that is granted here is cancelled here. */
export const freeRounds: GamesScenario[] = [
  {
    theme,
    name: '/freebet/prepaids/list',
    expects: 'a prepaid whose value and count are left to the operator',
    play: prepaidOf,
  },
  {
    theme,
    name: 'The same reward asked for twice',
    expects: 'the same reward_uuid twice',
    play: async (context) => {
      const reward = await rewardOf(context)
      const [first, second] = [await granted(context, reward), await granted(context, reward)]
      await cancelled(context, first)
      if (second !== first) {
        await cancelled(context, second)
        throw new Unexpected('two rewards')
      }
      return 'one reward'
    },
  },
  {
    theme,
    name: 'A reward for another player',
    expects: 'another reward_uuid',
    play: async (context) => {
      const [first, second] = [
        await granted(context, await rewardOf(context)),
        await granted(context, await rewardOf(context)),
      ]
      for (const id of new Set([first, second])) await cancelled(context, id)
      if (second === first) throw new Unexpected('one reward for two players')
      return 'two rewards'
    },
  },
  {
    theme,
    name: 'A reward that is cancelled twice',
    expects: 'HTTP 200 both times',
    play: async (context) => {
      const id = await granted(context, await rewardOf(context))
      await cancelled(context, id)
      await cancelled(context, id)
      return 'HTTP 200 twice'
    },
  },
  {
    theme,
    name: 'A reward of an unknown prepaid, one that ends before it starts, one of 0 rounds, one below zero',
    expects: 'a refusal for each: HTTP 4xx',
    play: async (context) => {
      const bad = [
        { prepaid_uuid: randomUUID() },
        { end_time: new Date(Date.now()).toISOString() },
        { bet_count: 0 },
        { bet_value: -1 },
      ]
      const codes: number[] = []
      for (const fields of bad) {
        const answer = await context.wire.call('/freebet/rewards/create', await rewardOf(context, fields))
        refusedBy(answer)
        codes.push(answer.http)
      }
      return `HTTP ${codes.join(', ')}`
    },
  },
]
