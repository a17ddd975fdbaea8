// SPDX-License-Identifier: Apache-2.0
import { Unexpected } from '../scenario.ts'
import { wrongSignings } from '../signed.ts'
import { addressIn, type GamesScenario, refusedBy } from './games-wire.ts'
import { launchOf } from './launch.ts'

const theme = 'signatures'
type Wrong = keyof ReturnType<typeof wrongSignings>

const badlySigned = (name: string, wrong: Wrong): GamesScenario => ({
  theme,
  name,
  expects: 'HTTP 401 or 403, and no address',
  play: async (context) => {
    const { wire, strangerKey } = context
    const good = JSON.stringify({ operator_id: wire.operator, ...launchOf(context) })
    const { body, signing } = wrongSignings(good, wire.key, strangerKey)[wrong]
    return refusedBy(await wire.send('/game/url', body, signing), 401, 403)
  },
})

/** Who may call the studio at all. */
export const signatures: GamesScenario[] = [
  badlySigned('A launch signed with a key that nobody knows', 'wrongKey'),
  badlySigned('A launch whose body was changed in one byte after it was signed', 'flippedByte'),
  badlySigned('A launch without the header X-Hub88-Signature', 'noHeader'),
  badlySigned('A launch whose body was spaced anew after it was signed', 'respaced'),
  badlySigned('A launch with one changed character in its signature', 'otherSignature'),
  {
    theme,
    name: 'A badly signed launch, then the same launch signed well',
    expects: 'a refusal, then HTTP 200 with an address',
    play: async (context) => {
      const { wire, strangerKey } = context
      const body = JSON.stringify({ operator_id: wire.operator, ...launchOf(context) })
      refusedBy(await wire.send('/game/url', body, { key: strangerKey }), 401, 403)
      return addressIn(await wire.send('/game/url', body)).origin
    },
  },
  {
    theme,
    name: 'A badly signed body that is no JSON',
    expects: 'HTTP 401 or 403: the signature comes first',
    play: async ({ wire, strangerKey }) =>
      refusedBy(await wire.send('/game/url', '{"operator_id":', { key: strangerKey }), 401, 403),
  },
  {
    theme,
    name: 'A well signed body that is no JSON, an empty one, and an unknown path',
    expects: 'HTTP 4xx for each',
    play: async ({ wire }) => {
      const answers = [
        await wire.send('/game/url', '{"operator_id":'),
        await wire.send('/game/url', '{}'),
        await wire.call('/game/conform'),
      ]
      for (const answer of answers) refusedBy(answer)
      return answers.map(({ http }) => `HTTP ${http}`).join(', ')
    },
  },
  {
    theme,
    name: 'A launch for an operator whom the studio does not know',
    expects: 'a refusal: HTTP 4xx',
    play: async (context) => {
      const answer = await context.wire.call(
        '/game/url',
        launchOf(context, { operator_id: 'conform-nobody' }),
      )
      if (answer.http === 200) throw new Unexpected('HTTP 200')
      return refusedBy(answer)
    },
  },
]
