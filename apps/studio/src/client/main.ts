// SPDX-License-Identifier: Apache-2.0
import './main.css'
import { ownCardRooms } from '@tessera/rules/games/card-rooms/card-games'
import { ownHallNamed, ownHalls } from '@tessera/rules/games/fishing/halls'
import { saySlotName } from '../games/slots/say-slot-name.ts'
import { showEnd } from '../runtime/frame/end.ts'
import { openGameHost } from '../runtime/open-game-host.ts'
import { createOperator } from '../runtime/operator.ts'
import { isExpired, lobbyOfRefusal, Refused, sentenceOf, Unanswered } from '../runtime/server/failures.ts'
import { openSession } from '../runtime/server/open-session.ts'
import { t } from '../runtime/texts.ts'
import { cardFelts, cardGameOf } from './card-felts.ts'
import { gameTitles } from './game-titles.ts'
import type { OpenCode } from '../protocol.ts'
import { isOpenCode, loadGame } from './games.ts'
import { startSimulation } from './simulator/start-simulation.ts'

const operator = createOperator()

/** Opens the game of the address: its session and its code load in parallel. */
async function start<Code extends OpenCode>(code: Code): Promise<void> {
  document.title = t(gameTitles[code])
  document.body.dataset['game'] = code
  document.body.dataset['state'] = 'opening'
  // Drawing is most of a game's size: it loads while the session is opened.
  void import('../runtime/stage/stage.ts').catch(() => undefined)
  const [opened, game] = await Promise.all([openSession(code), loadGame(code)])
  if (opened.view.slot) document.title = saySlotName(opened.view.slot)
  if (opened.view.room) document.title = t('studio.room.title', { game: t(gameTitles[code]) })
  operator.meet([opened.view.lobbyUrl, opened.view.depositUrl])
  openGameHost(game, code, opened, operator, {
    simulate: startSimulation,
    nameOf: (played) => t(gameTitles[played]),
  })
  document.body.dataset['state'] = 'ready'
  operator.notify('tessera.ready')
}

/** Opens the card rooms of the address; which game they are, the session says. */
async function startCards(code: string): Promise<void> {
  document.body.dataset['state'] = 'opening'
  const [opened, { openCardRoom }] = await Promise.all([
    openSession(code),
    import('../runtime/card-room/open-card-room.ts'),
  ])
  const game = opened.view.cards?.game
  operator.meet([opened.view.lobbyUrl, opened.view.depositUrl])
  if (!game) return showEnd(operator, t('studio.unknownGame'))
  const title = opened.view.sample?.title ?? nameOfCardGame(game)
  document.title = title
  await openCardRoom({ game, title, opened, operator, felts: cardFelts })
  document.body.dataset['state'] = 'ready'
  operator.notify('tessera.ready')
}

/** Opens the fishing halls of the address; of which look they are, the session says. */
async function startFishing(code: string): Promise<void> {
  document.body.dataset['state'] = 'opening'
  // Drawing is most of its size: it loads while the session is opened.
  void import('../runtime/stage/stage.ts').catch(() => undefined)
  const [opened, { openFishing }] = await Promise.all([
    openSession(code),
    import('../games/fishing/page/open-fishing.ts'),
  ])
  const look = opened.view.fishing?.look
  operator.meet([opened.view.lobbyUrl, opened.view.depositUrl])
  if (!look) return showEnd(operator, t('studio.unknownGame'))
  const title =
    opened.view.sample?.title ?? ownHalls.find((hall) => hall.look === look)?.name ?? t(gameTitles.fishing)
  document.title = title
  openFishing({ look, title, opened, operator })
  document.body.dataset['state'] = 'ready'
  operator.notify('tessera.ready')
}

/** Whether an address opens fishing halls: by the name of the game or the code of a title of our own. */
const isFishing = (code: string): boolean => code === 'fishing' || ownHallNamed(code) !== undefined

const nameOfCardGame = (game: string): string => ownCardRooms.find((room) => room.game === game)?.name ?? game

function run(open: () => Promise<void>): void {
  open().catch((failure: unknown) => {
    operator.notify('tessera.ready')
    // Outside of a frame the page may have no link back of its own; in a frame the surrounding page has one.
    if (!operator.framed) operator.meet([lobbyOfRefusal(failure) ?? ''])
    if (isExpired(failure)) showEnd(operator, t('studio.sessionExpired'))
    else {
      console.error(failure)
      const known = failure instanceof Refused || failure instanceof Unanswered
      showEnd(operator, known ? sentenceOf(failure) : t('studio.partMissing'), () => run(open))
    }
  })
}

const code = location.pathname.split('/').at(-1) ?? ''
if (isOpenCode(code)) run(() => start(code))
else if (cardGameOf(code)) run(() => startCards(code))
else if (isFishing(code)) run(() => startFishing(code))
else showEnd(operator, t('studio.unknownGame'))
