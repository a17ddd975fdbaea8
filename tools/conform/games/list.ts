// SPDX-License-Identifier: Apache-2.0
import { Skipped, Unexpected } from '../scenario.ts'
import { answeredBy, type GamesAnswer, type GamesScenario, refusedBy } from './games-wire.ts'

const theme = 'list'

export interface ListedGame extends Record<string, unknown> {
  readonly game_code: string
}

/** The games of an answer to /game/list: an array, or one below "games". */
export function gamesIn(answer: GamesAnswer): ListedGame[] {
  const body = answeredBy(answer)
  const games = Array.isArray(body) ? (body as unknown[]) : body['games']
  if (!Array.isArray(games)) throw new Unexpected('an answer without games')
  for (const game of games as unknown[])
    if (typeof game !== 'object' || game === null || typeof (game as ListedGame).game_code !== 'string')
      throw new Unexpected(`a game without a game_code: ${JSON.stringify(game).slice(0, 200)}`)
  return games as ListedGame[]
}

/** Every game must pass; names the first that does not. */
function everyGame(games: ListedGame[], what: string, isGood: (game: ListedGame) => boolean): string {
  const bad = games.find((game) => !isGood(game))
  if (bad) throw new Unexpected(`${bad.game_code} has no ${what}: ${JSON.stringify(bad).slice(0, 200)}`)
  return `${games.length} games`
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

/** What /game/list answers. */
export const list: GamesScenario[] = [
  {
    theme,
    name: '/game/list',
    expects: 'HTTP 200 with games, each with a game_code of at most 255 characters',
    play: ({ list: answer }) => {
      const games = gamesIn(answer)
      if (games.length === 0) throw new Unexpected('an empty list')
      return everyGame(games, 'usable game_code', ({ game_code: code }) => code !== '' && code.length <= 255)
    },
  },
  {
    theme,
    name: 'The codes of the list',
    expects: 'no code twice: one game, one code',
    play: ({ list: answer }) => {
      const codes = gamesIn(answer).map(({ game_code: code }) => code)
      const twice = codes.find((code, index) => codes.indexOf(code) !== index)
      if (twice !== undefined) throw new Unexpected(`${twice} twice`)
      return `${codes.length} codes`
    },
  },
  {
    theme,
    name: 'Name, category, product and enabled of each game',
    expects: 'texts, and true or false',
    play: ({ list: answer }) =>
      everyGame(
        gamesIn(answer),
        'name, category, product or enabled',
        (game) =>
          ['name', 'category', 'product'].every((field) => typeof game[field] === 'string') &&
          typeof game['enabled'] === 'boolean',
      ),
  },
  {
    theme,
    name: 'The platforms of each game',
    expects: 'GPL_DESKTOP, GPL_MOBILE or both',
    play: ({ list: answer }) =>
      everyGame(gamesIn(answer), 'known platforms', ({ platforms }) => {
        const known = new Set(['GPL_DESKTOP', 'GPL_MOBILE'])
        return (
          isTexts(platforms) && platforms.length > 0 && platforms.every((platform) => known.has(platform))
        )
      }),
  },
  {
    theme,
    name: 'The languages of each game',
    expects: 'tags such as th or pt-BR',
    play: ({ list: answer }) => {
      const games = gamesIn(answer)
      if (games.every(({ languages }) => languages === undefined))
        throw new Skipped('the list names no languages')
      return everyGame(
        games,
        'languages',
        ({ languages }) => isTexts(languages) && languages.every((tag) => /^[A-Za-z-]{2,12}$/.test(tag)),
      )
    },
  },
  {
    theme,
    name: 'The blocked countries of each game',
    expects: 'two letters each, or none',
    play: ({ list: answer }) =>
      everyGame(gamesIn(answer), 'list of blocked countries', ({ blocked_countries: countries }) =>
        countries === undefined
          ? true
          : isTexts(countries) && countries.every((code) => /^[A-Z]{2}$/.test(code)),
      ),
  },
  {
    theme,
    name: 'The list for an operator whom the studio does not know',
    expects: 'a refusal: HTTP 4xx',
    play: async ({ wire }) => refusedBy(await wire.call('/game/list', { operator_id: 'conform-nobody' })),
  },
]
