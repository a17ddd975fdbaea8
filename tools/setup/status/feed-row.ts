// SPDX-License-Identifier: Apache-2.0
import { showFeeds } from '@tessera/server/src/modules/sportsbook/index.ts'
import { fails, ready, type Finding, type RowCheck } from './finding.ts'

type Feeds = Awaited<ReturnType<typeof showFeeds>>
type Part = Feeds['list'][number]

/** A pushed feed says every few seconds that it is alive. */
const pushSilenceMs = 120_000
/** A polled feed may miss a few turns. */
const pollsMissed = 3
const worker = 'npm start, or a process with the role worker (docs/runbook/scaling.md)'

/** What the feeds of the sportsbook have sent, and when. */
export const feedRow: RowCheck = {
  name: 'Sportsbook feed',
  of: 'installation',
  async look({ deps, brand: { settings }, nowMs }) {
    const feeds = await showFeeds(deps.database, settings, nowMs)
    const { everySeconds } = await settings.read('sportsbook.oddsFeed')
    const outside = [
      ...(feeds.set.odds ? [judge(feeds, 'odds', pollsMissed * everySeconds * 1_000, nowMs)] : []),
      ...(feeds.set.push ? [judge(feeds, 'push', pushSilenceMs, nowMs)] : []),
    ]
    const broken = outside.find(({ state }) => state !== 'ready')
    if (broken) return broken
    if (outside.length > 0) return ready(outside.map(({ found }) => found).join('; '))
    return judgeBuiltIn(feeds.builtIn)
  },
}

function judge({ list }: Feeds, feed: Part['feed'], longestSilenceMs: number, nowMs: number): Finding {
  const mend = `npm run setup -- setting sportsbook.${feed}Feed   # docs/domain/sportsbook-feeds.md`
  const parts = list.filter((part) => part.feed === feed)
  if (parts.length === 0) return fails(`the feed ${feed} is set and has sent nothing yet`, mend)
  const wrong = parts.find(
    ({ state, lastMessage }) =>
      state !== 'up' || lastMessage === null || nowMs - lastMessage > longestSilenceMs,
  )
  if (wrong) return fails(`${feed} ${wrong.part} is ${wrong.state}, ${silenceOf(wrong, nowMs)}`, mend)
  return ready(
    parts.map((part) => `${feed} ${part.part}: ${part.events} events, ${silenceOf(part, nowMs)}`).join('; '),
  )
}

const silenceOf = ({ lastMessage, lastRefusal }: Part, nowMs: number): string =>
  [
    lastMessage === null
      ? 'nothing was heard of it'
      : `last heard ${Math.max(0, Math.round((nowMs - lastMessage) / 1_000))} s ago`,
    ...(lastRefusal ? [`last refusal: ${lastRefusal.reason}`] : []),
  ].join('; ')

const judgeBuiltIn = ({ running, events, live }: Feeds['builtIn']): Finding =>
  running
    ? ready(`the built-in one runs: ${events} events, ${live} in play; none from outside is set`)
    : fails('the built-in one does not run, and none from outside is set', worker)
