// SPDX-License-Identifier: Apache-2.0
import { freshIp } from './fresh-ip.ts'
import type { Person, RightsSetup } from './people.ts'
import type { Owner, Thing } from './thing.ts'

const own = (owner: Owner, make: Thing['make']): Thing => ({ owner, make })

const redEnvelope = {
  kind: 'RED_ENVELOPE' as const,
  ...{ pot: 10, envelopes: 5, smallest: 1, largest: 5, opensAtMinute: 0, minutes: 1_440 },
}

async function promotion(
  { operators: { admin } }: RightsSetup,
  { brand }: Person,
  offer:
    | { kind: 'AUTO'; target: number; reward: number }
    | { kind: 'REVIEW'; reward: number; wagering?: { times: number } }
    | { kind: 'RAFFLE'; prizes: { name: string; amount: number; weight: number }[] }
    | { kind: 'RACE'; rankPrizes: number[]; least: number }
    | typeof redEnvelope,
): Promise<number> {
  const body = {
    kind: 'PR' as const,
    texts: { EN: { title: 'Offer' } },
    category: 'Welcome',
    picture: {},
    startTime: 0,
    endTime: 4_102_444_800_000,
    offer: { ...offer, ...(offer.kind === 'RACE' ? {} : { budget: { total: 1_000, perDay: null } }) },
  }
  const { envelope } = await admin.callWith(
    'backoffice.createContent',
    { brandCode: brand, body },
    { ip: freshIp() },
  )
  const { id, version } = envelope.value as { id: number; version: number }
  await admin.callWith('backoffice.publishContent', { id, version }, { ip: freshIp() })
  return id
}

/** Promotions that are open to members, one of each way to take part. */
export const promotionKinds = {
  promotionToJoin: own('brand', (at, person) =>
    promotion(at, person, { kind: 'AUTO', target: 100, reward: 5 }),
  ),
  promotionToApplyFor: own('brand', (at, person) => promotion(at, person, { kind: 'REVIEW', reward: 5 })),
  promotionToWager: own('brand', (at, person) =>
    promotion(at, person, { kind: 'REVIEW', reward: 5, wagering: { times: 3 } }),
  ),
  publishedPromotion: own('platform', (at, person) => promotion(at, person, { kind: 'REVIEW', reward: 5 })),
  race: own('brand', (at, person) => promotion(at, person, { kind: 'RACE', rankPrizes: [5], least: 0 })),
  redEnvelope: own('brand', (at, person) => promotion(at, person, redEnvelope)),
  raffle: own('brand', (at, person) =>
    promotion(at, person, { kind: 'RAFFLE', prizes: [{ name: 'Prize', amount: 1, weight: 1 }] }),
  ),
  application: own('platform', async (at, person) => {
    const promotionId = await promotion(at, person, { kind: 'REVIEW', reward: 5 })
    await person.client.callWith('promotions.apply', { promotionId, comment: person.name }, { ip: freshIp() })
    return (
      await at.operators.admin.call('backoffice.applications', { brandCode: person.brand }, { ip: freshIp() })
    ).envelope.value.list[0]?.id
  }),
} satisfies Record<string, Thing>
